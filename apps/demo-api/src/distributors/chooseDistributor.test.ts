import { expect, it } from 'vitest';
import { chooseDistributor, distributorIn } from './chooseDistributor';

const chosen = (hints: Parameters<typeof chooseDistributor>[0]) =>
  chooseDistributor(hints).shortname;

it('takes the name in the address before an earlier choice, and that before the host', () => {
  expect(chosen({ named: 'eika', cookie: 'none', hostname: 'fremtind.localhost' })).toBe('eika');
  expect(chosen({ cookie: 'none', hostname: 'fremtind.localhost' })).toBe('none');
  expect(chosen({ hostname: 'fremtind.localhost' })).toBe('fremtind');
  expect(chosen({ hostname: 'localhost' })).toBe('sb1');
});

it('passes over names that it does not know', () => {
  expect(chosen({ named: 'ukjent', cookie: '__proto__', hostname: 'eika.localhost' })).toBe('eika');
});

it('finds the name in an address, and takes any text for one', () => {
  expect(distributorIn('http://localhost/x?a=1&distributor=eika')).toBe('eika');
  expect(distributorIn('no address')).toBeUndefined();
  expect(distributorIn(undefined)).toBeUndefined();
});
