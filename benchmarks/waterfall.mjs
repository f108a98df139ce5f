/** Prints what a page load spent its time on, in a few lines. */
import { median } from './statistics.mjs';

/** A task longer than this blocks input; the time above it counts as blocking time. */
const LONG_TASK_MS = 50;
const MAX_REQUESTS = 24;

const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(6);
const ms = (time) => (time ?? Number.NaN).toFixed(0).padStart(5);
const blockingTime = (tasks) =>
  tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK_MS), 0);

/**
 * Prints the load with the median wait: its requests up to the first insurance, its paints and its long tasks.
 * @param {string} name
 * @param {Awaited<ReturnType<import('./loadOnce.mjs').loadOnce>>[]} records
 */
export function printWaterfall(name, records) {
  const middle = median(records.map(({ firstInsurance }) => firstInsurance));
  const record = records.find(({ firstInsurance }) => firstInsurance === middle);
  const before = record.requests.filter(({ startMs }) => startMs < middle);
  console.log(`\n${name}, the load with the median wait   start response   end     kB`);
  for (const { url, startMs, responseMs, endMs, bytes } of before.slice(0, MAX_REQUESTS)) {
    const path = new URL(url).pathname.split('/').slice(-2).join('/');
    console.log(
      `  ${path.slice(0, 42).padEnd(42)} ${ms(startMs)} ${ms(responseMs)} ${ms(endMs)} ${kilobytes(bytes)}`,
    );
  }
  if (before.length > MAX_REQUESTS) console.log(`  … ${before.length - MAX_REQUESTS} more`);
  console.log(`  first contentful paint  ${ms(record.fcp)}`);
  console.log(`  first insurance         ${ms(middle)}`);
  console.log(`  largest paint           ${ms(record.lcp)}`);
  const tasks = record.longTasks
    .map(({ startTime, duration }) => `${startTime.toFixed(0)}+${duration.toFixed(0)}`)
    .join(', ');
  console.log(`  long tasks (start+ms)   ${tasks || 'none'}`);
  const all = records.map(({ longTasks }) => blockingTime(longTasks));
  const early = records.map(({ longTasks, firstInsurance }) =>
    blockingTime(longTasks.filter(({ startTime }) => startTime < firstInsurance)),
  );
  console.log(
    `  total blocking time     ${median(all).toFixed(0)} ms, ${median(early).toFixed(0)} of them before the first insurance (medians)`,
  );
}
