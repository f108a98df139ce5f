import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions } from 'vite';

/** Resolves packages to their sources instead of their builds. */
export const source = {
  resolve: { conditions: ['@forsikring/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@forsikring/source', ...defaultServerConditions] } },
};

/** The configuration that all unit tests share. */
export const unit = {
  setupFiles: [fileURLToPath(new URL('./unitTestSetup.ts', import.meta.url))],
  restoreMocks: true,
  // A thousand mounts are slow when two cores run everything at once.
  testTimeout: 60_000,
  // A worker runs many files. Vitest starts a new one where the environment changes, so each project has one.
  isolate: false,
  // Tests read style sheets as text.
  css: true,
};

/** The environment of tests that need a document. */
export const dom = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost/' } },
};

/** The files of tests that need a document. All other tests, `*.test.ts`, run in Node alone. */
export const DOM_TESTS = '**/*.{test.tsx,dom.test.ts}';
