import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Consent, ConsentOptions } from '../core/createConsent';
import { fremtindConsentRule } from '../presets';
import { createBrowserConsent } from './createBrowserConsent';

const BANK = 'https://bank.example';
const DIALOG_CLOSED = { type: 'optin-dialog-closed' };

let opened: Consent[] = [];

function createTestConsent(options: Partial<ConsentOptions> = {}) {
  const consent = createBrowserConsent({
    rule: fremtindConsentRule('fana'),
    dialogOrigins: [BANK],
    ...options,
  });
  opened.push(consent);
  return consent;
}

function setOptInCookie(letters: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what the code under test reads
  document.cookie = `sb1-optin-v3=${letters}`;
}

function receive(data: unknown, origin = BANK) {
  window.dispatchEvent(new MessageEvent('message', { data, origin }));
}

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  for (const consent of opened) consent.close();
  opened = [];
  vi.useRealTimers();
});

test('reads the cookies of the page', () => {
  setOptInCookie('FSM');
  expect(createTestConsent().getState()).toBe('OPTED_IN');
  expect(createTestConsent({ rule: fremtindConsentRule('sb1') }).getState()).toBe('OPTED_OUT');
});

test('reads again 250 ms after the dialog of a trusted window has closed', () => {
  const consent = createTestConsent();
  setOptInCookie('FSM');
  receive(DIALOG_CLOSED, 'https://evil.example');
  vi.advanceTimersByTime(1_000);
  receive(DIALOG_CLOSED);
  vi.advanceTimersByTime(249);
  expect(consent.getState()).toBe('UNANSWERED');
  vi.advanceTimersByTime(1);
  expect(consent.getState()).toBe('OPTED_IN');
});

test.each([
  ['the page is shown or hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  [
    'a page rendered in advance is opened',
    () => document.dispatchEvent(new Event('prerenderingchange')),
  ],
  ['the window gets focus', () => window.dispatchEvent(new Event('focus'))],
  [
    'the page is restored from the back/forward cache',
    () => window.dispatchEvent(new Event('pageshow')),
  ],
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
])('reads again when %s', (_, trigger) => {
  const consent = createTestConsent();
  setOptInCookie('FSM');
  trigger();
  expect(consent.getState()).toBe('OPTED_IN');
});

test('updates other tabs', async () => {
  vi.useRealTimers();
  const [first, second] = [createTestConsent(), createTestConsent()];
  setOptInCookie('FSM');
  first.refresh();
  await vi.waitFor(() => expect(second.getState()).toBe('OPTED_IN'), 20_000);
});

test.each([
  ['missing', undefined],
  [
    'forbidden',
    class {
      constructor() {
        throw new DOMException('Not in a sandbox', 'SecurityError');
      }
    },
  ],
])('reads cookies without other tabs when the channel is %s', (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  const consent = createTestConsent();
  setOptInCookie('FSM');
  consent.refresh();
  expect(consent.getState()).toBe('OPTED_IN');
});

test('close removes every listener, the timer and the channel', () => {
  const added = [vi.spyOn(window, 'addEventListener'), vi.spyOn(document, 'addEventListener')];
  const closed = vi.spyOn(BroadcastChannel.prototype, 'close');
  const consent = createTestConsent();
  receive(DIALOG_CLOSED);
  expect(vi.getTimerCount()).toBe(1);
  consent.close();
  expect(vi.getTimerCount()).toBe(0);
  expect(closed).toHaveBeenCalledOnce();
  for (const [, , options] of added.flatMap(({ mock }) => mock.calls)) {
    expect(options).toHaveProperty('signal.aborted', true);
  }
});
