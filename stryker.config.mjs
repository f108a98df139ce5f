/** Mutation tests of the modules that decide: `pnpm mutation`, or `pnpm mutation --mutate '<glob>'` for some of them. */
export default {
  packageManager: 'pnpm',
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  // By their imports, Vitest does not find all tests of a module in another project.
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 5_000,
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['dist', 'storybook-static', 'test-results', 'benchmarks', 'examples', '.pack'],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  // Skips the mutants whose code and tests have not changed since the last run.
  incremental: true,
  incrementalFile: 'test-results/mutation.json',
  thresholds: { high: 95, low: 90, break: 85 },
  mutate: [
    'packages/api-client/src/core/{errors,session}/*.ts',
    'packages/api-client/src/core/{isUnauthorized,retry,sendWithRetries}.ts',
    'packages/foundation/src/{contact,http,personal-details}/*.ts',
    'packages/tracking-consent/src/core/{consent*,createConsent}.ts',
    'packages/tracking-consent/src/events/{fields,scrubAddress}.ts',
    'packages/tracking-consent/src/delivery/checkEvent.ts',
    'packages/feedback-widget/src/{flow,personal-details}/*.ts',
    'apps/portal/src/platform/navigation/createAddressPolicy.ts',
    'apps/portal/src/platform/monitoring/report.ts',
    'apps/portal/src/platform/monitoring/sentry/{createSentrySink,pathPattern,sampleRates,scrub*}.ts',
    '!**/*.test.*',
    '!**/start*.ts',
  ],
};
