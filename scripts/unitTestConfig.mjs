import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions } from 'vite';

/** Packages are resolved to their sources, not to their builds. */
export const source = {
  resolve: { conditions: ['@forsikring/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@forsikring/source', ...defaultServerConditions] } },
};

/** How every unit test runs. */
export const unit = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost/' } },
  setupFiles: [fileURLToPath(new URL('./unitTestSetup.ts', import.meta.url))],
  restoreMocks: true,
  // A thousand mounts take their time where two cores do everything at once.
  testTimeout: 60_000,
  // A document each worker, not each file: five times as fast, and every test tidies up anyway.
  isolate: false,
  // Style sheets that tests read as text.
  css: true,
};
