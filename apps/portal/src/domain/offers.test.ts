import type { Offer, OfferList } from '@forsikring/api-client';
import { customers } from '@forsikring/demo-api';
import fc from 'fast-check';
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

  test('keeps all offers, does not change its argument, and is idempotent and stable', () => {
    const systemSource = fc.constantFrom(...KNOWN, 'ROMFERGE', undefined);
    const word = fc.constantFrom('a', 'b', 'å', undefined);
    const offers = fc
      .array(fc.record({ systemSource, name: fc.constantFrom('Bil', 'Åre'), description: word }))
      .map((list) =>
        list.map(({ description, ...fields }, index) =>
          offer({
            ...(fields as Partial<Offer>),
            ...(description && { description }),
            policyNumber: String(index),
          }),
        ),
      );
    fc.assert(
      fc.property(offers, (given) => {
        const before = structuredClone(given);
        const sorted = sortOffers(given);
        expect(given).toEqual(before);
        expect(new Set(sorted)).toEqual(new Set(given));
        expect(sortOffers(sorted)).toEqual(sorted);
        for (const [index, next] of sorted.slice(1).entries()) {
          const { policyNumber, ...fields } = sorted[index] as Offer;
          const { policyNumber: nextNumber, ...nextFields } = next;
          if (JSON.stringify(fields) === JSON.stringify(nextFields))
            expect(Number(policyNumber)).toBeLessThan(Number(nextNumber));
        }
      }),
    );
  });
});
