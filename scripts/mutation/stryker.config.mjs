import { findGroup } from './groups.mjs';

const name = process.env.MUTATION_GROUP;
const { mutate } = findGroup(name);

/** How Stryker mutates the group that `MUTATION_GROUP` names. */
export default {
  packageManager: 'pnpm',
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
  concurrency: 1,
  coverageAnalysis: 'perTest',
  timeoutMS: 5_000,
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['dist', 'storybook-static', 'test-results', 'benchmarks', '.pack', 'docs'],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  // The report of the last run: what it says of code and tests that are as they were is not run again.
  incremental: true,
  incrementalFile: `test-results/mutation/${name}.json`,
  mutate: [...mutate, '!**/*.test.{ts,tsx}'],
};
