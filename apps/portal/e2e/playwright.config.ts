import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../../scripts/chromium.mjs';
import { GRID, INLINED, PORTAL } from './hosts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The demo insurer with the built portal, with its security policy. */
const host = ({ port, loginPort }: { port: number; loginPort: number }, options = '') => ({
  command: `node --conditions=@forsikring/source --import tsx apps/demo-api/src/server.ts --port ${port} --login-port ${loginPort} --portal apps/portal/dist ${options}`,
  url: `http://127.0.0.1:${port}/privat/forsikring/oversikt/`,
  cwd: root,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 2_000 },
});

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'portal', testIgnore: 'faultGrid.spec.ts', grepInvert: new RegExp(GRID) },
    // Takes long; runs at night and before a release.
    { name: 'grid', testMatch: ['faultGrid.spec.ts', 'lateData.spec.ts', 'accessibility.spec.ts'] },
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
    timezoneId: 'Europe/Oslo',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  webServer: [host(PORTAL), host(INLINED, '--inline-config')],
});
