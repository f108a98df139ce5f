import { beforeEach, expect, test, vi } from 'vitest';
import { createUnauthorizedRedirect, UNAUTHORIZED_AT_KEY } from './createUnauthorizedRedirect';

const URL_OUT = 'https://bank.example/ut';
const redirect = vi.fn();
const onLoop = vi.fn();
let nowMs = 1_800_000_000_000;
let kept: Map<string, string>;
let storage: {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
};

beforeEach(() => {
  redirect.mockReset();
  onLoop.mockReset();
  kept = new Map();
  storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
});

/** A newly loaded page in the same tab. */
const loadPage = (options = {}) =>
  createUnauthorizedRedirect({ redirect, onLoop, storage, now: () => nowMs, ...options });

test('redirects once for many calls', () => {
  const leave = loadPage();
  for (let call = 0; call < 20; call++) leave(URL_OUT);
  expect(redirect).toHaveBeenCalledExactlyOnceWith(URL_OUT);
  expect(onLoop).not.toHaveBeenCalled();
});

test.each([0, 1, 59_999])(
  'calls onLoop once instead of a second redirect after %i ms',
  (laterMs) => {
    loadPage()(URL_OUT);
    nowMs += laterMs;
    const leave = loadPage();
    leave(URL_OUT);
    leave(URL_OUT);
    expect(redirect).toHaveBeenCalledOnce();
    expect(onLoop).toHaveBeenCalledOnce();
  },
);

test('redirects again after a minute', () => {
  loadPage()(URL_OUT);
  nowMs += 60_000;
  loadPage()(URL_OUT);
  expect(redirect).toHaveBeenCalledTimes(2);
  expect(onLoop).not.toHaveBeenCalled();
});

test('redirects after the clock was set back', () => {
  loadPage()(URL_OUT);
  nowMs -= 3_600_000;
  loadPage()(URL_OUT);
  expect(redirect).toHaveBeenCalledTimes(2);
});

test('redirects after the clock was set back, on a page that has redirected already', () => {
  const leave = loadPage();
  leave(URL_OUT);
  nowMs -= 3_600_000;
  leave(URL_OUT);
  expect(redirect).toHaveBeenCalledTimes(2);
  expect(onLoop).not.toHaveBeenCalled();
});

test.each([undefined, ''])(
  'does nothing without an address (%j), and redirects once it has one',
  (url) => {
    const leave = loadPage();
    leave(url);
    expect(redirect).not.toHaveBeenCalled();
    expect(onLoop).not.toHaveBeenCalled();
    expect(kept.size).toBe(0);
    leave(URL_OUT);
    expect(redirect).toHaveBeenCalledOnce();
  },
);

test.each([
  ['is blocked', null],
  [
    'throws',
    {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('full');
      },
    },
  ],
])('redirects when storage %s', (_, storage) => {
  loadPage({ storage })(URL_OUT);
  expect(redirect).toHaveBeenCalledOnce();
});

test('redirects when another script wrote to its key', () => {
  kept.set(UNAUTHORIZED_AT_KEY, 'yesterday');
  loadPage()(URL_OUT);
  expect(redirect).toHaveBeenCalledOnce();
});

test('stores only a time', () => {
  loadPage()(URL_OUT);
  expect([...kept]).toEqual([['forsikring-unauthorized-at', String(nowMs)]]);
});
