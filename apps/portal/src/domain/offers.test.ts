import type { Offer, OfferList } from '@forsikring/api-client';
import { customers } from '@forsikring/demo-api';
import { describe, expect, test } from 'vitest';
import { countOffers, shownOffers, sortOffers } from './offers';

test('leaves out offers of types that cannot be continued, also when it counts them, and returns an empty list without data', () => {
  const list = customers.find(({ id }) => id === 'oda')?.offers as OfferList;
  expect(shownOffers(list)).toHaveLength(list.tilbud.length - 1);
  expect(shownOffers(list).map(({ name }) => name)).not.toContain('Romferge');
  expect(countOffers(list)).toBe(list.tilbud.length - 1);
  expect(shownOffers(undefined)).toEqual([]);
});

test('counts no offers only when none can be missing', () => {
  const count = (tilbud: Offer[], systemSourceError: boolean) =>
    countOffers({ tilbud, systemSourceError });
  const one = [offer({ productType: 'BIL' })];
  expect([count([], false), count([], true), count(one, true)]).toEqual([0, undefined, 1]);
  expect(countOffers(undefined)).toBe(0);
});

const KNOWN = ['NICE', 'EIKA_SKADE', 'LOFAVOR', 'PROLIFE', 'EIKA_PERSON', 'PARIS', 'NSF'];
const offer = (fields: Partial<Offer>): Offer => ({ name: 'Bil', pakkeTilbud: [], ...fields });
const names = (offers: Offer[]) => offers.map(({ name }) => name);

describe('sortOffers', () => {
  test('sorts by system first, with unknown systems last', () => {
    const systems = [undefined, ...KNOWN.toReversed(), 'ROMFERGE'];
    const sorted = sortOffers(
      systems.map((systemSource) => offer(systemSource ? { systemSource } : {})),
    );
    expect(sorted.map(({ systemSource }) => systemSource)).toEqual([
      ...KNOWN,
      undefined,
      'ROMFERGE',
    ]);
  });

  test('sorts by name in Norwegian order within a system: æ, ø and å after z, and aa as å', () => {
    const given = ['Åre', 'Zoo', 'Aas', 'Ære', 'bil', 'Øre', 'Bil'];
    expect(names(sortOffers(given.map((name) => offer({ name }))))).toEqual([
      ...['bil', 'Bil', 'Zoo', 'Ære', 'Øre', 'Åre', 'Aas'],
    ]);
  });

  test('sorts by description when the names are equal, with missing descriptions first', () => {
    const given = [{ description: 'Volvo' }, { description: 'Audi' }, {}].map(offer);
    expect(sortOffers(given).map(({ description }) => description)).toEqual([
      undefined,
      'Audi',
      'Volvo',
    ]);
  });

  test('keeps the order of equal offers, and does not change its argument', () => {
    const given = [{ policyNumber: '2' }, { name: 'Ark' }, { policyNumber: '1' }].map(offer);
    const before = [...given];
    expect(sortOffers(given)).toEqual([before[1], before[0], before[2]]);
    expect(given).toEqual(before);
  });
});
