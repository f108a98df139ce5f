import { afterEach, expect, test } from 'vitest';
import { createTracking, type Tracking } from './createTracking';

const CHOICE = `fremtind-cookie-consent=${encodeURIComponent('{"statistics":"accepted"}')}`;
const now = () => ({ timeMs: Date.now(), page: '' });
let tracking: Tracking | undefined;

afterEach(() => {
  tracking?.tracker.close();
  tracking?.consent.close();
});

function setCookie(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie of an earlier visit
  document.cookie = `${cookie}; Path=/`;
}

function storeEarlierVisit() {
  setCookie(CHOICE);
  setCookie('forsikring-tracking=%7B%7D');
  localStorage.setItem('forsikring-tracking-left.abc', '[]');
}

test('removes the data that earlier visits stored, but not the choice, without analytics', () => {
  storeEarlierVisit();
  tracking = createTracking({}, 'none', 'Dev', now);
  expect(document.cookie).toBe(CHOICE);
  expect(localStorage).toHaveLength(0);
});

test('keeps the data that earlier visits stored for a visitor who has opted in, with analytics', () => {
  storeEarlierVisit();
  tracking = createTracking({ analytics: { token: 'test' } }, 'none', 'Dev', now);
  expect(document.cookie).toContain('forsikring-tracking=');
  expect(localStorage).toHaveLength(1);
});
