import { configDefaults, defineConfig } from 'vitest/config';
import { DOM_TESTS, dom, source, unit } from './scripts/unitTestConfig.mjs';

// Random sequences are slow, and differ from run to run.
const exclude = [
  ...configDefaults.exclude,
  '**/*[sS]equences*',
  '**/interleavings*',
  // They build, and measure bytes.
  '**/*.browser.test.ts',
];

/** The unit tests that Stryker runs once for each mutant: those of what it mutates. */
export default defineConfig({
  test: {
    projects: [
      {
        ...source,
        test: {
          ...unit,
          name: 'unit-node',
          include: ['packages/**/*.test.ts', 'apps/portal/**/*.test.ts'],
          exclude: [...exclude, DOM_TESTS],
        },
      },
      {
        ...source,
        test: {
          ...unit,
          ...dom,
          name: 'unit-dom',
          // Those of components reach the modules too, and would run for each mutant.
          include: [
            '{packages,apps/portal}/**/*.dom.test.ts',
            'packages/feedback-widget/src/{flow,personal-details}/*.test.tsx',
          ],
          exclude,
        },
      },
    ],
  },
});
