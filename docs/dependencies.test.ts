import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const page = readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
const cellsOf = (row: string) => row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''));

/** The names of the first column, e.g. `react` and `react-dom`. */
const documented = rows.flatMap((row) =>
  [...(cellsOf(row)[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
);

/** The dependencies of all kinds that a package.json names, without our own packages. */
function dependenciesOf(folder: string): string[] {
  const file = join(ROOT, folder, 'package.json');
  if (!existsSync(file)) return [];
  const { dependencies, devDependencies, peerDependencies, optionalDependencies } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const all = { ...dependencies, ...devDependencies, ...peerDependencies, ...optionalDependencies };
  return Object.keys(all).filter((name) => !name.startsWith('@forsikring/'));
}

const foldersIn = (parent: string) =>
  readdirSync(join(ROOT, parent)).map((name) => join(parent, name));
const folders = ['.', 'benchmarks', ...['packages', 'apps', 'compat'].flatMap(foldersIn)];
const used = [...new Set(folders.flatMap(dependenciesOf))].sort();

test('lists every dependency of every package.json once, and no other', () => {
  expect(documented.toSorted()).toEqual(used);
});

test('fills every cell of its tables', () => {
  const incomplete = rows.filter((row) => cellsOf(row).filter(Boolean).length !== 4);
  expect(incomplete).toEqual([]);
});
