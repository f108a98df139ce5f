import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../../scripts/chromium.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const port = Number(process.env.STORIES_PORT ?? 4460);
const origin = `http://127.0.0.1:${port}`;

/** The built Storybook in a browser: what needs real keys, and every story in every guise. */
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
    { name: 'parts', testMatch: '*.spec.ts', testIgnore: 'matrix.spec.ts' },
    { name: 'matrix', testMatch: 'matrix.spec.ts' },
  ],
  use: {
    baseURL: origin,
    locale: 'nb-NO',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  webServer: {
    command: `pnpm exec vite preview --outDir storybook-static --host 127.0.0.1 --port ${port} --strictPort --logLevel warn`,
    url: `${origin}/index.json`,
    cwd: root,
  },
});
