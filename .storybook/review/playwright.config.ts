import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { checkChromium } from './checkChromium';

const root = fileURLToPath(new URL('../..', import.meta.url));

const chromium = findChromium();
// Before anything is started, and once: workers read this file too.
if (chromium && !process.env.TEST_WORKER_INDEX) checkChromium(chromium, process.argv.slice(5));

/** Text that looks the same on each machine: no hinting, no subpixels, one colour profile. */
const sameEverywhere = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** Visual review: the pictures of all stories in the built Storybook, compared with those that are approved. */
export default defineConfig({
  testDir: '.',
  testMatch: 'review.spec.ts',
  outputDir: `${root}/test-results/review`,
  snapshotPathTemplate: `${root}/.storybook/review/approved/{arg}{ext}`,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A review writes nothing: `pnpm review:approve` does.
  updateSnapshots: 'none',
  timeout: 120_000,
  reporter: [
    ['line'],
    ['html', { outputFolder: `${root}/review-report`, open: 'never', title: 'Visual review' }],
  ],
  expect: {
    timeout: 20_000,
    toHaveScreenshot: {
      animations: 'disabled',
      // How different a pixel may be (0 to 1; pale colours differ by 0.06), and how many may differ more.
      threshold: 0.05,
      maxDiffPixels: 40,
    },
  },
  use: {
    baseURL: `http://127.0.0.1:${process.env.STORIES_PORT}`,
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    launchOptions: { executablePath: chromium, args: [...chromiumArgs, ...sameEverywhere] },
    trace: 'off',
  },
  webServer: {
    // The system chooses a free port, which the output says.
    command: 'pnpm exec vite preview --outDir storybook-static --host 127.0.0.1 --port 0',
    wait: { stdout: /http:\/\/127\.0\.0\.1:(?<stories_port>\d+)/ },
    env: { NO_COLOR: '1' },
    cwd: root,
  },
});
