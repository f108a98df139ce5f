import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';
import {
  DOM_TESTS,
  documentExamples,
  dom,
  NIGHTLY_TESTS,
  source,
  unit,
} from './scripts/unitTestConfig.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const react18 = (name: string) => here(`./compat/react18/node_modules/${name}`);

/** Every story in a real browser. Accessibility errors fail it; in the mode `soak` also those of its colours in dark mode. */
const storiesIn = (mode: string) => ({
  mode,
  plugins: [storybookTest({ configDir: here('./.storybook') })],
  test: {
    name: 'stories',
    // Other projects have other workers: `pnpm check` runs all of them.
    sequence: { groupOrder: 3 },
    testTimeout: 60_000,
    isolate: false,
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: true,
      screenshotDirectory: here('./test-results/stories'),
      provider: playwright({
        launchOptions: { executablePath: findChromium(), args: chromiumArgs },
        // What fades in is visible at once.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig(({ mode }) => {
  const exclude = [...configDefaults.exclude, ...(mode === 'soak' ? [] : [NIGHTLY_TESTS])];
  return {
    test: {
      // The default leaves one core to the watcher, of which a run has none.
      maxWorkers: '100%',
      projects: [
        {
          ...source,
          mode,
          test: {
            ...unit,
            name: 'unit-node',
            include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'docs/*.test.ts'],
            exclude: [...exclude, DOM_TESTS],
          },
        },
        {
          ...source,
          mode,
          plugins: [documentExamples],
          test: {
            ...unit,
            ...dom,
            name: 'unit-dom',
            include: [`packages/${DOM_TESTS}`, `apps/${DOM_TESTS}`],
            exclude,
            // Projects of a group alternate, and each change of project needs a new worker.
            sequence: { groupOrder: 1 },
          },
        },
        {
          ...source,
          mode,
          plugins: [documentExamples],
          resolve: {
            ...source.resolve,
            alias: ['react', 'react-dom', '@testing-library/react', 'swr'].map((name) => ({
              find: new RegExp(`^${name}(?=$|/)`),
              replacement: react18(name),
            })),
          },
          test: {
            ...unit,
            ...dom,
            name: 'unit-react18',
            include: [
              'packages/ui-kit/**/*.test.tsx',
              'packages/feedback-widget/**/*.test.tsx',
              'packages/tracking-consent/src/react/**/*.test.tsx',
              'packages/api-client/src/react/**/*.test.tsx',
            ],
            // Random steps of the cache, which is SWR's and ours: the same on both versions.
            exclude: [...exclude, '**/interleavings.test.tsx'],
            sequence: { groupOrder: 2 },
          },
        },
        storiesIn(mode),
      ],
    },
  };
});
