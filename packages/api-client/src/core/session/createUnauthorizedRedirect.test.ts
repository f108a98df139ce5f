import { beforeEach, expect, test, vi } from 'vitest';
import { createTestStorage, throwingStorage } from './createTestStorage';
import { createUnauthorizedRedirect, UNAUTHORIZED_AT_KEY } from './createUnauthorizedRedirect';

const URL_OUT = 'https://bank.example/ut';
const redirect = vi.fn();
const onLoop = vi.fn();
let nowMs = 1_800_000_000_000;
let storage = createTestStorage();

beforeEach(() => {
  redirect.mockReset();
  onLoop.mockReset();
  storage = createTestStorage();
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

test('redirects after the clock was set back, on the same page and on another', () => {
  const leave = loadPage();
  leave(URL_OUT);
  for (const go of [leave, loadPage()]) {
    nowMs -= 3_600_000;
    go(URL_OUT);
  }
  expect(redirect).toHaveBeenCalledTimes(3);
  expect(onLoop).not.toHaveBeenCalled();
});

test.each([undefined, ''])(
  'does nothing without an address (%j), and redirects once it has one',
  (url) => {
    const leave = loadPage();
    leave(url);
    expect(redirect).not.toHaveBeenCalled();
    expect(onLoop).not.toHaveBeenCalled();
    expect(storage.kept.size).toBe(0);
    leave(URL_OUT);
    expect(redirect).toHaveBeenCalledOnce();
  },
);

test.each([
  ['is blocked', null],
  ['throws', throwingStorage],
])('redirects when storage %s', (_, storage) => {
  loadPage({ storage })(URL_OUT);
  expect(redirect).toHaveBeenCalledOnce();
});

test('redirects when another script wrote to its key, and stores only a time', () => {
  storage.setItem(UNAUTHORIZED_AT_KEY, 'yesterday');
  loadPage()(URL_OUT);
  expect(redirect).toHaveBeenCalledOnce();
  expect([...storage.kept]).toEqual([['forsikring-unauthorized-at', String(nowMs)]]);
});
