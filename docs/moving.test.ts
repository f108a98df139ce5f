import { expect, test } from 'vitest';
import { readApi } from '../scripts/api-reference/readApi';

const guides = Object.entries(
  import.meta.glob<string>(['../packages/*/docs/moving/*.md', '!**/README.md'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The names of all exports, and of their props, options and methods. */
const exported = new Set(
  readApi().flatMap(({ entries }) =>
    entries.flatMap(({ exports }) =>
      exports.flatMap(({ name, members }) => [name, ...members.map((member) => member.name)]),
    ),
  ),
);

/** What is in `code` in the second cell of each row of the tables with this heading. */
function namesIn(text: string, heading: string): string[] {
  const tables = text.split(`${heading}\n`).slice(1);
  const rows = tables.flatMap((table) => table.split('\n\n')[0]?.split('\n').slice(1) ?? []);
  const cells = rows.map((row) => row.replaceAll('\\|', '').split(' | ')[1] ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

test.each(guides)('%s names only what the packages export', (_, text) => {
  const ours = namesIn(text, '| Theirs | Ours | Note |');
  expect(ours).not.toEqual([]);
  expect(ours.filter((name) => !exported.has(name))).toEqual([]);
});
