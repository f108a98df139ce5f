import { expect, test } from 'vitest';
import { CONFIG_KEYS } from './configKeys';
import { configPaths, configurationPage } from './configurationPage';

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

test('links to the documents', () => {
  expect(configurationPage('https://docs.example/')).toContain(
    '[expired session](https://docs.example/specification/session.md#session-timeout)',
  );
});
