import { expect, test } from 'vitest';
import { bankHomeOf } from './banks';

const config = {
  distributor: { info: { nettbankUrl: '/nettbank', bankHomeUrls: { MOBILBANK: '/mobil' } } },
};

test('returns the home of the login context, then nettbankUrl, then undefined', () => {
  expect(bankHomeOf(config, 'MOBILBANK')).toBe('/mobil');
  expect(bankHomeOf(config, 'NETTBANK')).toBe('/nettbank');
  expect(bankHomeOf(config, undefined)).toBe('/nettbank');
  expect(bankHomeOf(config, 'constructor')).toBe('/nettbank');
  expect(bankHomeOf({}, 'MOBILBANK')).toBeUndefined();
});
