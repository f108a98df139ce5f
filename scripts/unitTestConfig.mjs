import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions } from 'vite';

/** Resolves packages to their sources instead of their builds. */
export const source = {
  resolve: { conditions: ['@forsikring/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@forsikring/source', ...defaultServerConditions] } },
};

/** The configuration that all unit tests share. */
export const unit = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost/' } },
  setupFiles: [fileURLToPath(new URL('./unitTestSetup.ts', import.meta.url))],
  restoreMocks: true,
  // A thousand mounts are slow when two cores run everything at once.
  testTimeout: 60_000,
  // One document for each worker instead of each file is five times as fast. Every test cleans up.
  isolate: false,
  // Tests read style sheets as text.
  css: true,
};
