import { defineConfig } from 'vitest/config';
import { source, unit } from '../unitTestConfig.mjs';
import { findGroup } from './groups.mjs';

const { tests, environment = 'node' } = findGroup(process.env.MUTATION_GROUP);

/** The unit tests of one group, as Stryker runs them: a run for each mutant, so each must start fast. */
export default defineConfig({
  ...source,
  root: new URL('../..', import.meta.url).pathname,
  test: {
    ...unit,
    include: tests,
    environment,
    setupFiles: environment === 'jsdom' ? unit.setupFiles : [],
  },
});
