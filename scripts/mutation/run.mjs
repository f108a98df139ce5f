/**
 * Runs mutation tests on the modules with decisions, and counts the mutants that no test kills. Runs every
 * group, or the named ones, in turn: `pnpm mutation session retry`. Fails below 85 %.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findGroup, groups } from './groups.mjs';
import { countByFile, printScores } from './scores.mjs';

const LOWEST_SCORE = 85;

const named = process.argv.slice(2);
const names = named.length > 0 ? named : Object.keys(groups);
for (const name of names) findGroup(name);

const rows = [];
for (const name of names) {
  const report = `test-results/mutation/${name}.json`;
  const { status } = spawnSync('stryker', ['run', 'scripts/mutation/stryker.config.mjs'], {
    stdio: 'inherit',
    env: { ...process.env, MUTATION_GROUP: name },
  });
  if (status !== 0) process.exit(status ?? 1);
  rows.push(...countByFile(JSON.parse(readFileSync(report, 'utf8'))));
}
if (printScores(rows) < LOWEST_SCORE) process.exitCode = 1;
