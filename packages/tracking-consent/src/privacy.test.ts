import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EU_HOST } from './mixpanel/createMixpanelTransport';
import { UNDELIVERED_PREFIX, VISITOR_COOKIE } from './mixpanel/deviceStorage';

const register = readFileSync(join(import.meta.dirname, '../PRIVACY.md'), 'utf8');

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
  const naming = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.|^testing/.test(name))
    .filter((name) =>
      /sb1|eika|kfp-|fremtind-|lofavor|fana/i.test(
        readFileSync(join(import.meta.dirname, name), 'utf8'),
      ),
    );
  expect(naming).toEqual(['presets.ts']);
});
