import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { benchmarksDocument } from '../benchmarks/document.mjs';
import { type Results, readResults } from '../benchmarks/results.mjs';
import { summaryOf } from '../benchmarks/summary.mjs';

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

test('the summary of a CI run has the sizes and the timings beside the last release', () => {
  const sizes = (ours: number) => ({
    title: 'Sizes',
    unit: 'kB gzip',
    rows: [{ name: 'Toast', values: { ours }, goal: 4.4 }],
  });
  const [last, before] = [release('1.1.0', 1.2), release('1.0.0', 1.3)];
  last.benchmarks.sizes = {
    date: '2026-11-23',
    node: '20.20.2',
    packages: {},
    libraries: {},
    tables: [sizes(4.3)],
  };
  const summary = summaryOf(sizes(4.35), [last, before]);
  expect(summary).toContain('| kB gzip | ours | ours, 1.1.0 | limit |');
  expect(summary).toContain('| Toast | 4.35 | 4.30 | 4.40 |');
  expect(summary).toContain('### Timings of 1.1.0');
  expect(summary).toContain('| One call | 1.20 | 1.30 | 1.50 | 1.40 |');
});

test('the summary of a CI run says what was not measured', () => {
  const summary = summaryOf(undefined, []);
  expect(summary).toContain('Not measured, because something is not built.');
  expect(summary).toContain('None are stored.');
});
