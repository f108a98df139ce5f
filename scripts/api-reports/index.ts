/**
 * Compares the built API of every public entry with its committed report (`pnpm api`), or writes the reports
 * (`pnpm api:update`). Run `pnpm build:packages` first.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readReports } from './readReports';
import { staleReports, strayReports } from './staleReports';
import { undescribedChanges } from './undescribedChanges';

const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } });
const root = join(import.meta.dirname, '../..');
const reports = readReports(root);

if (values.update) {
  for (const { file, text } of reports) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const file of strayReports(root, reports)) rmSync(file);
  console.log(`${reports.length} API reports written.`);
} else {
  const stale = staleReports(root, reports);
  const described = undescribedChanges(root);
  if ('skipped' in described) console.log(`No check of changesets: ${described.skipped}.`);
  const missing = 'problems' in described ? described.problems : [];
  for (const problem of [...stale, ...missing]) console.error(problem);
  if (stale.length > 0)
    console.error('Run "pnpm build:packages && pnpm api:update", and commit the reports.');
  if (missing.length > 0)
    console.error('Run "pnpm changeset", and write for the person who upgrades.');
  if (stale.length + missing.length > 0) process.exit(1);
  console.log(`${reports.length} API reports are up to date.`);
}
