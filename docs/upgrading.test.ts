import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readApi } from '../scripts/api-reference/readApi';

const FOLDER = join(import.meta.dirname, 'upgrading');
const textOf = (guide: string) => readFileSync(join(FOLDER, guide), 'utf8');
const guides = readdirSync(FOLDER).filter((file) => file.endsWith('.md') && file !== 'README.md');

const STORYBOOK = join(import.meta.dirname, '../.storybook/migration');
const storybookPages = readdirSync(STORYBOOK)
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => readFileSync(join(STORYBOOK, file), 'utf8'));

/** The names of all exports, and of their props, options and methods. */
const exported = new Set(
  readApi().flatMap(({ entries }) =>
    entries.flatMap(({ exports }) =>
      exports.flatMap(({ name, members }) => [name, ...members.map((member) => member.name)]),
    ),
  ),
);

/** What is in `code` in the second cell of each row of the tables with this heading. */
function namesIn(guide: string, heading: string): string[] {
  const tables = textOf(guide).split(`${heading}\n`).slice(1);
  const rows = tables.flatMap((text) => text.split('\n\n')[0]?.split('\n').slice(1) ?? []);
  const cells = rows.map((row) => row.replaceAll('\\|', '').split(' | ')[1] ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

test.each(guides.filter((guide) => guide !== 'earlier-ui-kit.md'))(
  '%s names only what the packages export',
  (guide) => {
    const ours = namesIn(guide, '| Theirs | Ours | Note |');
    expect(ours).not.toEqual([]);
    expect(ours.filter((name) => !exported.has(name))).toEqual([]);
  },
);

test.each(guides)('Storybook has a page with %s, whose address its links expect', (guide) => {
  const page = storybookPages.find((text) => text.includes(`docs/upgrading/${guide}?raw`));
  expect(page).toContain(`id="migration-${guide.replace('.md', '')}"`);
});

test('the guide for an earlier ui-kit names only parts that ui-kit exports', () => {
  const after = namesIn('earlier-ui-kit.md', '| Before | After |');
  const parts = after.flatMap((text) =>
    [...text.matchAll(/(?:^|<)([A-Z]\w+)/g)].map(([, name = '']) => name),
  );
  expect(parts.length).toBeGreaterThan(10);
  const others = ['ReactNode', 'RouterLink'];
  expect(parts.filter((name) => !exported.has(name) && !others.includes(name))).toEqual([]);
});
