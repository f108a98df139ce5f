import { expect, it } from 'vitest';
import { marketSourceOf } from './marketSource';

const BY_PRIORITY = [
  ['fromLo', 'LOFAVOR_NO'],
  ['fromFinn', 'FINN'],
  ['fromMinBil', 'MIN_BIL'],
  ['fromFIFBilOst', 'FIFBIL_OST'],
  ['fromFIFBilSR', 'FIFBIL_SR'],
  ['fromFIFBilSNN', 'FIFBIL_SNN'],
  ['fromFIFBilSMN', 'FIFBIL_SMN'],
] as const;

it.each(BY_PRIORITY)('?%s means %s, before all that comes after it', (parameter, source) => {
  const later = BY_PRIORITY.slice(BY_PRIORITY.findIndex(([name]) => name === parameter));
  const search = `?${later
    .map(([name]) => `${name}=1`)
    .reverse()
    .join('&')}`;
  const distributor = { shortname: 'fremtind' } as Parameters<
    typeof marketSourceOf
  >[0]['distributor'];
  expect(marketSourceOf({ search, distributor, loginContext: 'MOBILBANK' })).toBe(source);
  expect(
    marketSourceOf({ search: `?${parameter}`, distributor: undefined, loginContext: undefined }),
  ).toBe(source);
});

it.each([
  ['fremtind', 'MOBILBANK', 'FREMTIND_NO'],
  ['sb1', 'MOBILBANK', 'MOBILBANK'],
  ['sb1', 'MOBILBANK_DNB', 'MOBILBANK'],
  ['sb1', 'NETTBANK', 'NETTBANK'],
  ['sb1', 'NETTBANK_DNB', 'NETTBANK'],
  ['sb1', 'FORSIKRING', 'KUNDEKLIENT_SKADE'],
  ['sb1', 'ÅPEN', 'KUNDEKLIENT_SKADE'],
  ['sb1', 'toString', 'KUNDEKLIENT_SKADE'],
  ['sb1', undefined, 'KUNDEKLIENT_SKADE'],
])('%s with login context %s is %s', (shortname, loginContext, source) => {
  const distributor = { shortname } as Parameters<typeof marketSourceOf>[0]['distributor'];
  expect(marketSourceOf({ search: '?from=Lo&xfromLo', distributor, loginContext })).toBe(source);
});
