import { findGroup } from './groups.mjs';

const name = process.env.MUTATION_GROUP;
const { mutate } = findGroup(name);

/** Stryker's configuration for the group in `MUTATION_GROUP`. */
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
  // Skips the mutants whose code and tests have not changed since the last report.
  incremental: true,
  incrementalFile: `test-results/mutation/${name}.json`,
  mutate: [...mutate, '!**/*.test.{ts,tsx}'],
};
