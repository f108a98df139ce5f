import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../../scripts/chromium.mjs';
import { MATRIX } from './matrixTag';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The built Storybook in a browser: tests that need real keys, and every story in every brand, mode, width and scheme.
 */
export default defineConfig({
  testDir: '.',
  outputDir: `${root}/test-results`,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  timeout: 60_000,
  // Generous, for a busy machine: benchmarks measure times.
  expect: { timeout: 20_000 },
  projects: [
    { name: 'parts', grepInvert: new RegExp(MATRIX) },
    // These tests take long, and run at night and before a release.
    { name: 'matrix', grep: new RegExp(MATRIX) },
  ],
  use: {
    baseURL: `http://127.0.0.1:${process.env.STORIES_PORT}`,
    locale: 'nb-NO',
    // Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  webServer: {
    // The system chooses a free port, which the first line of the output says.
    command: 'pnpm exec vite preview --outDir storybook-static --host 127.0.0.1 --port 0',
    wait: { stdout: /http:\/\/127\.0\.0\.1:(?<stories_port>\d+)/ },
    env: { NO_COLOR: '1' },
    cwd: root,
  },
});
