import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectReports } from '../monitoring/report';
import { createConfigReader } from './createConfigReader';
import { shortnameOf } from './shortname';

const reported: string[] = [];
let disconnect = () => {};
beforeEach(() => {
  disconnect = connectReports(({ message }) => reported.push(message));
  // Clears reports that earlier tests left in the buffer.
  reported.length = 0;
});
afterEach(() => void disconnect());

test('reports a missing value once, however often it is read', () => {
  const readConfig = createConfigReader({ distributor: { name: 'Demobanken' } });
  for (let time = 0; time < 3; time += 1) {
    expect(readConfig('distributor.logo')).toBeUndefined();
    expect(readConfig('distributor.name')).toBe('Demobanken');
  }
  expect(reported).toEqual(['AppConfig distributor.logo has no value']);
});

test('does not report values that are false, zero or an empty list', () => {
  const readConfig = createConfigReader({
    trustedHosts: [],
    distributor: { oversiktConfig: { showVedlikeholdsKalender: false } },
  });
  readConfig('trustedHosts');
  readConfig('distributor.oversiktConfig.showVedlikeholdsKalender');
  expect(reported).toEqual([]);
});

test('treats a distributor without a short name as the direct channel, and reports it', () => {
  expect(shortnameOf(createConfigReader({ distributor: { shortname: 'eika' } }))).toBe('eika');
  expect(reported).toEqual([]);
  expect(shortnameOf(createConfigReader({}))).toBe('none');
  expect(reported).toEqual(['AppConfig distributor.shortname has no value']);
});
