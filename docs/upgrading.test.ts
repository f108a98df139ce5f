import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readApi } from '../scripts/api-reference/readApi';

const FOLDER = join(import.meta.dirname, 'upgrading');
const textOf = (guide: string) => readFileSync(join(FOLDER, guide), 'utf8');
const guides = readdirSync(FOLDER).filter((file) => file.endsWith('.md') && file !== 'README.md');

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

test.each(guides)('%s names only what the packages export', (guide) => {
  const ours = namesIn(guide, '| Theirs | Ours | Note |');
  expect(ours).not.toEqual([]);
  expect(ours.filter((name) => !exported.has(name))).toEqual([]);
});
