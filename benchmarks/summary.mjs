/**
 * Writes the sizes of this build, and the stored timings, beside those of the last release into the summary of
 * a CI run; prints them elsewhere: `node benchmarks/summary.mjs`, after the packages and the portal are built.
 */
import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BENCHMARKS, markdownTables } from './document.mjs';
import { measureLimits } from './limits.mjs';
import { readResults } from './results.mjs';

/** @typedef {import('./results.mjs').Results} Results */
/** @typedef {import('./results.mjs').Table} Table */

/**
 * The sizes of this build beside the last release, and the timings of that beside the release before.
 * @param {Table | undefined} sizes undefined when nothing could be measured
 * @param {Results[]} releases the newest first
 */
export function summaryOf(sizes, [last, before]) {
  const timings = Object.keys(BENCHMARKS).filter(
    (name) => name !== 'sizes' && last?.benchmarks[name],
  );
  return [
    '### Sizes\n',
    ...(sizes
      ? markdownTables([sizes], last?.version, last?.benchmarks.sizes?.tables)
      : ['Not measured, because something is not built.\n']),
    last ? `### Timings of ${last.version}\n` : '### Timings\n',
    ...timings.flatMap((name) =>
      markdownTables(
        last?.benchmarks[name]?.tables ?? [],
        before?.version,
        before?.benchmarks[name]?.tables,
      ),
    ),
    ...(timings.length === 0 ? ['None are stored. `pnpm benchmarks` measures them.\n'] : []),
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const summary = summaryOf(sizesOrNone(), readResults());
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, summary);
  else console.log(summary);
}

/** A build that failed has failed the job already. */
function sizesOrNone() {
  try {
    return measureLimits();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}
