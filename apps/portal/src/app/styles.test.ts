import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const kit = new URL('../../../../packages/ui-kit/src/', import.meta.url);
/** The style sheets of the first view, and of features whose code loads later. */
const styles = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
  .join('\n');

test('the style sheets import the styles of every part of the kit that the portal uses', () => {
  const imported = new Set(
    [...styles.matchAll(/ui-kit\/css\/([\w-]+)\.css/g)].map(([, part]) => part),
  );
  const used = usedParts();
  expect(used).toContain('button');
  expect(used.filter((part) => hasStyles(part) && !imported.has(part))).toEqual([]);
});

/** The folders of the kit's parts that the portal's code imports, without its tests and stories. */
function usedParts(): string[] {
  const folders = foldersByExport();
  const here = new URL('..', import.meta.url);
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' });
  const parts = files
    .filter((file) => /^(?!.*\.(test|stories)).*\.tsx?$/.test(file) && !file.startsWith('testing/'))
    .flatMap((file) => namesFrom(readFileSync(new URL(file, here), 'utf8')))
    .map((name) => folders.get(name));
  return [...new Set(parts)].filter((part) => part !== undefined).sort();
}

function foldersByExport(): Map<string, string> {
  const index = readFileSync(new URL('index.ts', kit), 'utf8');
  const exports = index.matchAll(/export (?:type )?\{([^}]*)\} from '\.\/([\w-]+)\//g);
  return new Map(
    [...exports].flatMap(([, names = '', folder = '']) =>
      split(names).map((name) => [name, folder]),
    ),
  );
}

function namesFrom(code: string): string[] {
  const imports = code.matchAll(/import \{([^}]*)\} from '@forsikring\/ui-kit'/g);
  return [...imports].flatMap(([, names = '']) => split(names));
}

const split = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim().replace(/ as \w+$/, ''))
    .filter(Boolean);

const hasStyles = (part: string) => existsSync(new URL(`${part}/${part}.css`, kit));
