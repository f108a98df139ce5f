import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { forgetLogged } from '../packages/foundation/src/logOnce';

// On a busy machine, a component may need more than the default of one second.
configure({ asyncUtilTimeout: 5_000 });

// The same random examples in every run; `pnpm soak` uses new ones.
if (import.meta.env.MODE !== 'soak') fc.configureGlobal({ seed: 2_026 });

// The files of a worker share one document, so each file starts with an empty one,
beforeAll(() => {
  if (typeof document !== 'undefined') document.body.replaceChildren();
});

// and each test with no cookies, an empty storage, the first address and no message written once.
beforeEach(() => {
  forgetLogged();
  if (typeof document === 'undefined') return;
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0; secure`;
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

// The next test, and the next file of the worker, have the real clock and globals. Spies come first: a spy on a stopped
// timer would restore the stopped timer.
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
