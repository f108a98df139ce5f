import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../../scripts/chromium.mjs';
import { GRID, PORTAL } from './hosts';
import type { PortalTestOptions } from './test';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export default defineConfig<PortalTestOptions>({
  testDir: '.',
  globalSetup: './startHosts.ts',
  projects: [
    { name: 'portal', testIgnore: 'faultGrid.spec.ts', grepInvert: new RegExp(GRID) },
    // Every test with all its cases. Takes long; runs at night and before a release.
    { name: 'grid' },
    // As `portal`, with a page translator at work. Runs at night too.
    {
      name: 'translated',
      testIgnore: 'faultGrid.spec.ts',
      grepInvert: new RegExp(GRID),
      use: { translation: 'wrapped' },
    },
  ],
  outputDir: `${root}/test-results`,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  timeout: 60_000,
  // Long, for busy machines. Benchmarks measure times.
  expect: { timeout: 20_000 },
  use: {
    baseURL: PORTAL.origin,
    locale: 'nb-NO',
    // Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/Oslo',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
