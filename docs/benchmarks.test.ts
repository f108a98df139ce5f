import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { benchmarksDocument } from '../benchmarks/document.mjs';
import { type Results, readResults } from '../benchmarks/results.mjs';

/** A release in which only calls were measured. */
const release = (version: string, ours: number): Results => ({
  version,
  benchmarks: {
    calls: {
      date: '2026-11-23',
      node: '20.20.2',
      packages: { '@forsikring/api-client': version },
      libraries: { ky: '1.14.0' },
      tables: [
        {
          title: 'Calls',
          unit: 'ratio to fetch',
          rows: [{ name: 'One call', values: { ours, ky: 1.5 }, goal: 1.4 }],
        },
      ],
    },
  },
});

test('docs/benchmarks.md is what the results say; "pnpm benchmarks --written" writes it', () => {
  const document = readFileSync(join(import.meta.dirname, 'benchmarks.md'), 'utf8');
  expect(document).toBe(benchmarksDocument(readResults()));
});

test('the table has versions, peers, the goal and the release before', () => {
  const document = benchmarksDocument([release('1.1.0', 1.2), release('1.0.0', 1.3)]);
  expect(document).toContain('with Node 20.20.2: `@forsikring/api-client` 1.1.0, `ky` 1.14.0.');
  expect(document).toContain('| ratio to fetch | ours | ours, 1.0.0 | ky | goal |');
  expect(document).toContain('| One call | 1.20 | 1.30 | 1.50 | 1.40 |');
});

test('what was not measured is listed, and has no table', () => {
  const document = benchmarksDocument([release('1.0.0', 1.2)]);
  expect(document).toContain('Not measured for this release: `sizes`, `parts`');
  expect(document).not.toContain('## Sizes');
});
