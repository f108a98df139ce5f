import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EU_HOST } from './mixpanel/createMixpanelTransport';
import { UNDELIVERED_PREFIX, VISITOR_COOKIE } from './mixpanel/deviceStorage';

const register = readFileSync(join(import.meta.dirname, '../PRIVACY.md'), 'utf8');
const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.|^testing/.test(name))
  .map((name) => [name, readFileSync(join(import.meta.dirname, name), 'utf8')] as const);

const using = (pattern: RegExp) =>
  sources
    .filter(([, code]) => pattern.test(code))
    .map(([name]) => name)
    .sort();

test('PRIVACY.md names everything that is stored, read and sent', () => {
  const names = ['kfp-clvl', 'sb1-optin-v3', 'fremtind-cookie-consent', 'forsikring-consent'];
  for (const name of [
    ...names,
    VISITOR_COOKIE,
    UNDELIVERED_PREFIX,
    `${EU_HOST}/track/`,
    `${EU_HOST}/engage/`,
  ]) {
    expect(register).toContain(name);
  }
});

test('names no bank outside the preset', () => {
  expect(using(/sb1|eika|kfp-|fremtind-|lofavor|fana/i)).toEqual(['presets.ts']);
});

test('uses the device and the network only in the listed files', () => {
  // Before adding a file here, describe it in PRIVACY.md.
  expect(using(/document\.cookie = /)).toEqual([
    'mixpanel/deviceStorage.ts',
    'react/dialog/saveConsent.ts',
  ]);
  expect(using(/localStorage/)).toEqual([
    'mixpanel/createMixpanelTransport.ts',
    'mixpanel/deviceStorage.ts',
    'mixpanel/undelivered.ts',
  ]);
  expect(using(/\bfetch\(/)).toEqual(['mixpanel/post.ts']);
  expect(using(/new BroadcastChannel/)).toEqual(['browser/createBrowserConsent.ts']);
  // Only subscribed to, never written.
  expect(using(/cookieStore/)).toEqual(['browser/createBrowserConsent.ts']);
  expect(using(/cookieStore[?.]*\.(set|delete)/)).toEqual([]);
  expect(
    using(
      /sessionStorage|indexedDB|sendBeacon|XMLHttpRequest|WebSocket|EventSource|new Image|caches\./,
    ),
  ).toEqual([]);
});
