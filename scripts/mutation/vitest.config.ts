import { defineConfig } from 'vitest/config';
import { dom, source, unit } from '../unitTestConfig.mjs';
import { findGroup } from './groups.mjs';

const { tests, environment = 'node' } = findGroup(process.env.MUTATION_GROUP);

/** Runs the unit tests of one group for Stryker. Each mutant is a run, so the start must be fast. */
export default defineConfig({
  ...source,
  root: new URL('../..', import.meta.url).pathname,
  test: {
    ...unit,
    ...(environment === 'jsdom' ? dom : {}),
    include: tests,
    setupFiles: environment === 'jsdom' ? unit.setupFiles : [],
  },
});
