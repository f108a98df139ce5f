import { expect, onTestFinished, test, vi } from 'vitest';
import type { ConsentRule, ErasedCookies } from '../core/consentRule';
import { createBrowserConsent } from './createBrowserConsent';
import { saveConsent } from './saveConsent';

const set = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: a cookie of others, as their code sets it
  document.cookie = cookie;
};
const names = () => document.cookie.match(/[^;=\s]+(?==)/g);

const erase: ErasedCookies = {
  statistics: ['_ga', '_ga_*', /^_pk_(id|ses)/g],
  marketing: [{ name: '_fbp', path: '/privat' }],
};
const rule: ConsentRule = { kind: 'choices', cookie: 'valg', erase };

function visit() {
  const consent = createBrowserConsent({ rule });
  onTestFinished(() => {
    consent.close();
    for (const name of names() ?? []) set(`${name}=; Max-Age=0; Path=/`);
  });
  return consent;
}

test('erases the cookies of a category at its withdrawal, by name, beginning and pattern, and no others', async () => {
  saveConsent({ rule, refresh() {} }, { statistics: true, marketing: true });
  const consent = visit();
  const others = ['_ga', '_ga_AB1', '_gat', '_pk_id.1', '_pk_ses.1', 'a_pk_id', '_fbp'];
  for (const name of others) set(`${name}=1; Path=/`);
  // The code that erases has loaded.
  await vi.dynamicImportSettled();
  expect(names()).toEqual(['valg', ...others]);
  saveConsent(consent, { statistics: false, marketing: true });
  expect(names()).toEqual(['valg', '_gat', 'a_pk_id', '_fbp']);
});

test('erases the cookies of a refused category when the page loads, on the given path alone', async () => {
  saveConsent({ rule, refresh() {} }, { statistics: true, marketing: false });
  window.history.replaceState(null, '', '/privat/bil');
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  for (const path of ['/', '/privat']) set(`_fbp=1; Path=${path}`);
  expect(names()).toEqual(['_fbp', 'valg', '_fbp']);
  visit();
  await vi.waitFor(() => expect(names()).toEqual(['valg', '_fbp']));
});
