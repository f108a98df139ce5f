import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildConfigDocument, configPaths } from './configDocument';
import { CONFIG_KEYS } from './configKeys';

test('describes every key of the schema, and no other', () => {
  expect(Object.keys(CONFIG_KEYS).toSorted()).toEqual(configPaths().toSorted());
});

test('lists keys of nested objects and of list items', () => {
  expect(configPaths()).toEqual(
    expect.arrayContaining([
      'distributor.info.nettbankUrl',
      'distributor.oversiktConfig.finnerIkkeForsikring[].title',
    ]),
  );
});

test('finds docs/configuration.md as `pnpm config:docs` writes it', () => {
  const path = join(import.meta.dirname, '../../../../../docs/configuration.md');
  expect(readFileSync(path, 'utf8')).toBe(buildConfigDocument());
});
