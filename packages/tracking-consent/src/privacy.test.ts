// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LEFT_PREFIX, VISITOR_COOKIE } from './mixpanel/deviceStorage';
import { withDefaults } from './mixpanel/MixpanelOptions';

const register = readFileSync(join(import.meta.dirname, '../PRIVACY.md'), 'utf8');
const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.|^testing/.test(name))
  .map((name) => [name, readFileSync(join(import.meta.dirname, name), 'utf8')] as const);

const using = (pattern: RegExp) =>
  sources
    .filter(([, code]) => pattern.test(code))
    .map(([name]) => name)
    .sort();

test('the register names everything that is stored, read and sent', () => {
  const { apiHost } = withDefaults({ token: '' });
  const names = ['kfp-clvl', 'sb1-optin-v3', 'fremtind-cookie-consent', 'forsikring-consent'];
  for (const name of [
    ...names,
    VISITOR_COOKIE,
    LEFT_PREFIX,
    `${apiHost}/track/`,
    `${apiHost}/engage/`,
  ]) {
    expect(register).toContain(name);
  }
});

test('nothing else of the package touches the device or the network', () => {
  // A file that is new here has something to say in PRIVACY.md first.
  expect(using(/document\.cookie = /)).toEqual([
    'mixpanel/deviceStorage.ts',
    'react/dialog/saveConsent.ts',
  ]);
  expect(using(/localStorage/)).toEqual([
    'mixpanel/createMixpanelTransport.ts',
    'mixpanel/deviceStorage.ts',
    'mixpanel/leftEvents.ts',
  ]);
  expect(using(/\bfetch\(/)).toEqual(['mixpanel/post.ts']);
  expect(using(/new BroadcastChannel/)).toEqual(['browser/createBrowserConsent.ts']);
  expect(
    using(
      /sessionStorage|indexedDB|cookieStore|sendBeacon|XMLHttpRequest|WebSocket|EventSource|new Image|caches\./,
    ),
  ).toEqual([]);
});
