import { readFileSync } from 'node:fs';
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
  // A thousand mounts are slow when two cores run everything at once.
  testTimeout: 60_000,
  // And a condition, such as a request that arrives, needs more than the default of one second.
  expect: { poll: { timeout: 20_000 } },
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

/** The files that only the nightly run has, `npm test -- soak`: all cases of what a landing run shows by example. */
export const NIGHTLY_TESTS = '**/*.soak.test.{ts,tsx}';

/** The files of tests that need a document. All other tests, `*.test.ts`, run in Node alone. */
export const DOM_TESTS = '**/*.{test.tsx,dom.test.ts}';

/** An example of a document as a module: `forms.md?example=2.tsx` is its second one. */
export const documentExamples = {
  name: 'document-examples',
  enforce: /** @type {const} */ ('pre'),
  /** @param {string} id */
  load(id) {
    const [, file, number] = /^(.*\.md)\?example=(\d+)\.tsx$/.exec(id) ?? [];
    if (!file) return null;
    const examples = [...readFileSync(file, 'utf8').matchAll(/^```tsx\n([\s\S]*?)^```$/gm)];
    return examples[Number(number) - 1]?.[1];
  },
};
