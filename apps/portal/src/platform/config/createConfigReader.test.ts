import { expect, test } from 'vitest';
import { collectReports } from '../../testing/collectReports';
import { createConfigReader } from './createConfigReader';
import { shortnameOf } from './shortname';

const reports = collectReports();
const messages = () => reports.map(({ message }) => message);

test('reports a missing value once, however often it is read', () => {
  const readConfig = createConfigReader({ distributor: { name: 'Demobanken' } });
  for (let time = 0; time < 3; time += 1) {
    expect(readConfig('distributor.logo')).toBeUndefined();
    expect(readConfig('distributor.name')).toBe('Demobanken');
  }
  expect(messages()).toEqual(['AppConfig distributor.logo has no value']);
});

test('does not report values that are false, zero or an empty list', () => {
  const readConfig = createConfigReader({
    trustedHosts: [],
    distributor: { oversiktConfig: { showVedlikeholdsKalender: false } },
  });
  readConfig('trustedHosts');
  readConfig('distributor.oversiktConfig.showVedlikeholdsKalender');
  expect(messages()).toEqual([]);
});

test('treats a distributor without a short name as the direct channel, and reports it', () => {
  expect(shortnameOf(createConfigReader({ distributor: { shortname: 'eika' } }))).toBe('eika');
  expect(messages()).toEqual([]);
  expect(shortnameOf(createConfigReader({}))).toBe('none');
  expect(messages()).toEqual(['AppConfig distributor.shortname has no value']);
});
