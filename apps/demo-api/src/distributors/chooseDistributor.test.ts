import { expect, test } from 'vitest';
import { chooseDistributor, distributorIn } from './chooseDistributor';

const chosen = (hints: Parameters<typeof chooseDistributor>[0]) =>
  chooseDistributor(hints).shortname;

test('prefers the name in the address, then an earlier choice, then the host name', () => {
  expect(chosen({ named: 'eika', cookie: 'none', hostname: 'fremtind.localhost' })).toBe('eika');
  expect(chosen({ cookie: 'none', hostname: 'fremtind.localhost' })).toBe('none');
  expect(chosen({ hostname: 'fremtind.localhost' })).toBe('fremtind');
  expect(chosen({ hostname: 'localhost' })).toBe('sb1');
});

test('ignores unknown names', () => {
  expect(chosen({ named: 'ukjent', cookie: '__proto__', hostname: 'eika.localhost' })).toBe('eika');
});

test('returns the name in an address, and accepts any text as an address', () => {
  expect(distributorIn('http://localhost/x?a=1&distributor=eika')).toBe('eika');
  expect(distributorIn('no address')).toBeUndefined();
  expect(distributorIn(undefined)).toBeUndefined();
});
