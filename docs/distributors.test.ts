import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { distributors } from '@forsikring/demo-api';
import { expect, test } from 'vitest';
import { distributorRow } from '../scripts/new/distributorRow';

const ROOT = join(import.meta.dirname, '..');
const page = readFileSync(join(ROOT, 'docs/distributors.md'), 'utf8');

test('has one row for each distributor, with what the code decides', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows).toEqual(distributors.map(({ shortname, name }) => distributorRow(shortname, name)));
});

test('links to every file that compares a short name, and to files that exist', () => {
  const shortnames = distributors.map(({ shortname }) => shortname).join('|');
  const comparison = new RegExp(`=== '(${shortnames})'|case '(${shortnames})'`);
  const comparing = ['apps/portal/src', 'apps/demo-api/src', 'packages/tracking-consent/src']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true }).map((file) =>
        join(folder, String(file)),
      ),
    )
    .filter((file) => /(?<!\.(test|stories|types))\.tsx?$/.test(file))
    .filter((file) => comparison.test(readFileSync(join(ROOT, file), 'utf8')));
  const linked = [...page.matchAll(/\]\(([^)#]+)/g)].map(([, target = '']) =>
    normalize(join('docs', target)),
  );
  expect(comparing.length).toBeGreaterThan(5);
  expect(linked).toEqual(expect.arrayContaining(comparing));
  for (const file of linked) expect(() => readFileSync(join(ROOT, file))).not.toThrow();
});
