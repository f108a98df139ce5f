import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type DeviceUse, findDeviceUses, readSources } from './testing/findDeviceUses';

const root = join(import.meta.dirname, '../../..');
const registered = [
  ...readFileSync(join(root, 'PRIVACY.md'), 'utf8').matchAll(/^\| `([^`]+)` \|/gm),
].map(([, name = '']) => name);

/** Set by others, and read in ways that the search cannot resolve to a name. */
const READ_ALONE = ['sb1-optin-v3', 'isMobilbankApp'];
/** The code concatenates origin and path of these. */
const ANALYTICS = ['https://api-eu.mixpanel.com/track/', 'https://api-eu.mixpanel.com/engage/'];

const covers = (row: string, name: string) =>
  row.endsWith('*') ? name.startsWith(row.slice(0, -1)) : row === name;
const unknown = (uses: readonly DeviceUse[]) =>
  uses.filter(({ name }) => !registered.some((row) => covers(row, name))).map(({ name }) => name);

const sources = readSources(root);
const uses = findDeviceUses(sources);

test('PRIVACY.md lists every cookie, key, channel and address of the packages and the portal', () => {
  expect(uses.length).toBeGreaterThan(30);
  expect(unknown(uses)).toEqual([]);
});

test('PRIVACY.md lists nothing that the code no longer uses', () => {
  const code = [...sources.values()].join('\n');
  const unused = registered.filter((row) => !uses.some(({ name }) => covers(row, name)));
  expect(unused.sort()).toEqual([...READ_ALONE, ...ANALYTICS].sort());
  for (const name of READ_ALONE) expect(code).toContain(name);
  for (const address of ANALYTICS) {
    const { origin, pathname } = new URL(address);
    expect(code).toContain(origin);
    expect(code).toContain(pathname);
  }
});

describe('a new use in a listed file', () => {
  test.each([
    ["document.cookie = 'hemmelig-sporing=1';", 'hemmelig-sporing'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the string is code.
    ["const NAME = 'hemmelig-sporing'; document.cookie = `${NAME}=1; Path=/`;", 'hemmelig-sporing'],
    ["document.cookie = name + '=1';", /\(name\)/],
    ["localStorage.setItem('hemmelig', '1');", 'hemmelig'],
    ["window.sessionStorage.getItem('hemmelig');", 'hemmelig'],
    ["localStorage.hemmelig = '1';", '.hemmelig'],
    ["localStorage['hemmelig'] = '1';", /hemmelig/],
    ["storage?.setItem('hemmelig', '1');", 'hemmelig'],
    ["document['cookie'] = 'hemmelig=1';", /cookie/],
    ["new BroadcastChannel('hemmelig');", 'hemmelig'],
    ["window.name = 'hemmelig';", 'hemmelig'],
    ["fetch('https://hemmelig.example/');", 'https://hemmelig.example/'],
    ["navigator.sendBeacon('https://hemmelig.example/');", 'https://hemmelig.example/'],
    ["indexedDB.open('hemmelig');", 'indexedDB'],
    ["cookieStore.set('hemmelig', '1');", 'cookieStore'],
    ["window.cookieStore.get('hemmelig');", 'cookieStore'],
    ["new Image().src = 'https://hemmelig.example/';", 'Image'],
    ["import posthog from 'posthog-js';", 'posthog-js'],
  ])('is found in %s', (code, name) => {
    for (const file of [
      'packages/tracking-consent/src/mixpanel/deviceStorage.ts',
      'apps/portal/src/platform/session/tabMemory.ts',
    ]) {
      const planted = new Map(sources).set(file, `${sources.get(file)}\n${code}`);
      expect(unknown(findDeviceUses(planted, [file]))).toEqual([
        typeof name === 'string' ? name : expect.stringMatching(name),
      ]);
    }
  });
});
