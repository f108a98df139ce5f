import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
