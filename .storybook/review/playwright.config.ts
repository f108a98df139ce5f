import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { checkChromium } from './checkChromium';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = Number(process.env.REVIEW_PORT ?? 4470);
const origin = `http://127.0.0.1:${port}`;

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
    baseURL: origin,
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    launchOptions: { executablePath: chromium, args: [...chromiumArgs, ...sameEverywhere] },
    trace: 'off',
  },
  webServer: {
    command: `pnpm exec vite preview --outDir storybook-static --host 127.0.0.1 --port ${port} --strictPort --logLevel warn`,
    url: `${origin}/index.json`,
    cwd: root,
  },
});
