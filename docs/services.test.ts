import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishedPackages } from '../scripts/publishedPackages.mjs';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );

/** The entries of the packages, such as `ui-kit/tokens`, and what each exports besides types. */
const entries = (publishedPackages(ROOT) as string[]).flatMap((folder) => {
  const { exports } = JSON.parse(read(`packages/${folder}/package.json`));
  return Object.entries<{ '@forsikring/source'?: string }>(exports).flatMap(([path, target]) => {
    const file = join('packages', folder, target['@forsikring/source'] ?? '');
    if (!/\.tsx?$/.test(file)) return [];
    const names = [/export \{([^}]*)\}/g, /export (?:const|function) (\w+)/g]
      .flatMap((pattern) => namesIn(read(file), pattern))
      .filter((name) => /^\w+$/.test(name));
    return [{ entry: join(folder, path), names }];
  });
});

/** The words of the portal and the demo, without their tests and stories. */
const words = new Set(
  ['apps/portal/src', 'apps/demo-api/src']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|\/testing\//.test(file))
    .flatMap((file) => read(file).match(/\w+/g) ?? []),
);

/** The second column of the table: entries, exports, and exports that begin alike (`Tabs…`). */
const [, services = ''] = read('docs/specification.md').split('## Services for others');
const listed = services
  .split('\n')
  .flatMap((row) => namesIn(row.split('|')[2] ?? '', /`([\w/-]+…?)`/g));
const isListed = (name: string) =>
  listed.some((each) => (each.endsWith('…') ? name.startsWith(each.slice(0, -1)) : name === each));

test('every export of a package is used by the portal or the demo, or listed as a service for others', () => {
  const exported = entries.flatMap(({ entry, names }) => (isListed(entry) ? [] : names));
  expect(exported.length).toBeGreaterThan(100);
  expect(exported.filter((name) => !words.has(name) && !isListed(name))).toEqual([]);
  expect(exported.filter((name) => words.has(name) && isListed(name))).toEqual([]);
});
