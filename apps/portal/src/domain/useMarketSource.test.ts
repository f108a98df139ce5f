import { expect, test } from 'vitest';
import { marketSourceOfAddress, marketSourceOfLogin } from './useMarketSource';

const BY_PRIORITY = [
  ['fromLo', 'LOFAVOR_NO'],
  ['fromFinn', 'FINN'],
  ['fromMinBil', 'MIN_BIL'],
  ['fromFIFBilOst', 'FIFBIL_OST'],
  ['fromFIFBilSR', 'FIFBIL_SR'],
  ['fromFIFBilSNN', 'FIFBIL_SNN'],
  ['fromFIFBilSMN', 'FIFBIL_SMN'],
] as const;

test.each(BY_PRIORITY)(
  'maps ?%s to %s, with precedence over the parameters after it',
  (parameter, source) => {
    const later = BY_PRIORITY.slice(BY_PRIORITY.findIndex(([name]) => name === parameter));
    const search = `?${later
      .map(([name]) => `${name}=1`)
      .reverse()
      .join('&')}`;
    expect(marketSourceOfAddress(search, { shortname: 'fremtind' })).toBe(source);
    expect(marketSourceOfAddress(`?${parameter}`, undefined)).toBe(source);
  },
);

test('uses the brand when the address has no source, and is undefined for other brands', () => {
  const search = '?from=Lo&xfromLo';
  expect(marketSourceOfAddress(search, { shortname: 'fremtind' })).toBe('FREMTIND_NO');
  expect(marketSourceOfAddress(search, { shortname: 'sb1' })).toBeUndefined();
});

test.each([
  ['MOBILBANK', 'MOBILBANK'],
  ['MOBILBANK_DNB', 'MOBILBANK'],
  ['NETTBANK', 'NETTBANK'],
  ['NETTBANK_DNB', 'NETTBANK'],
  ['FORSIKRING', 'KUNDEKLIENT_SKADE'],
  ['ÅPEN', 'KUNDEKLIENT_SKADE'],
  ['toString', 'KUNDEKLIENT_SKADE'],
  [undefined, 'KUNDEKLIENT_SKADE'],
])('maps the login context %s to %s', (loginContext, source) => {
  expect(marketSourceOfLogin(loginContext)).toBe(source);
});
