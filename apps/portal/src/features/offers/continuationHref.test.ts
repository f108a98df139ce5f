import type { Offer } from '@forsikring/api-client';
import { describe, expect, test } from 'vitest';
import { shownOffers } from '../../domain/offers';
import { continuationHref } from './continuationHref';

const offer = (fields: Partial<Offer>): Offer => ({
  name: 'Tilbud',
  policyNumber: '7',
  versionNumber: '2',
  pakkeTilbud: [],
  ...fields,
});
const pack = (policyNumber?: string) => ({
  monthlyPrice: 1,
  yearlyPrice: 12,
  ...(policyNumber && { policyNumber }),
});

/** The table of docs/specification/offers.md#offer-continuation. */
const TABLE: Record<string, string> = {
  HUS: '/privat/forsikring/hus/startside-tilbud?husAvtale=7&version=2',
  INNBO: '/privat/forsikring/innbo/tilbud/7/2',
  FRITIDSHUS: '/privat/forsikring/hytte/tilbud/7/2',
  REISE: '/privat/forsikring/skade/reise/utsjekk/7/fortsett',
  KJAELEDYR: '/privat/forsikring/skade/kjaeledyr/oppsummering/7/2',
  LOFAVOR_KJAELEDYR: '/privat/forsikring/skade/kjaeledyr/oppsummering/7/2',
  BIL: '/privat/forsikring/motor/bil/7',
  MC: '/privat/forsikring/motor/mc/7',
  MOPED: '/privat/forsikring/motor/moped/7',
  BAAT: '/privat/forsikring/motor/baat/7',
  SEK: '/privat/forsikring/motor/sek/7',
  TILHENGER: '/privat/forsikring/motor/tilhenger/hent/7',
};

describe('continuationHref', () => {
  test.each(Object.entries(TABLE))('links an offer of type %s to %s', (productType, href) => {
    expect(continuationHref(offer({ productType }))).toBe(href);
  });

  test('links exactly the types that are shown', () => {
    const types = [...Object.keys(TABLE), 'ROMFERGE', 'bil', 'constructor', '__proto__'];
    const tilbud = types.map((productType) => offer({ productType }));
    const shown = shownOffers({ tilbud, systemSourceError: false });
    expect(shown.map(({ productType }) => productType)).toEqual(Object.keys(TABLE));
    expect(tilbud.filter((one) => continuationHref(one))).toEqual(shown);
    expect(continuationHref(offer({}))).toBeUndefined();
  });

  test('adds the number of the home insurance to a house when it is the only one in the package', () => {
    const house = (pakkeTilbud: Offer['pakkeTilbud']) =>
      continuationHref(offer({ productType: 'HUS', pakkeTilbud }));
    expect(house([pack('8 & 9')])).toBe(`${TABLE.HUS}&innboAvtale=8%20%26%209`);
    expect(house([pack('8'), pack('9')])).toBe(TABLE.HUS);
    expect(house([pack()])).toBe(TABLE.HUS);
    const home = offer({ productType: 'INNBO', pakkeTilbud: [pack('8')] });
    expect(continuationHref(home)).toBe(TABLE.INNBO);
  });

  test.each(Object.keys(TABLE))(
    'returns undefined for %s without a policy or version number',
    (type) => {
      const { policyNumber, versionNumber, ...rest } = offer({ productType: type });
      for (const fields of [{ policyNumber: '7' }, { versionNumber: '2' }, {}])
        expect(continuationHref({ ...rest, ...fields })).toBeUndefined();
      for (const odd of ['', '.', '..', '\ud800']) {
        expect(
          continuationHref({ ...rest, policyNumber: odd, versionNumber: '2' }),
        ).toBeUndefined();
        expect(
          continuationHref({ ...rest, policyNumber: '7', versionNumber: odd }),
        ).toBeUndefined();
      }
    },
  );

  test('encodes a number as one segment or parameter', () => {
    const of = (productType: string) =>
      continuationHref(offer({ productType, policyNumber: 'a/b&c#d', versionNumber: '1?2' }));
    expect(of('INNBO')).toBe('/privat/forsikring/innbo/tilbud/a%2Fb%26c%23d/1%3F2');
    expect(of('HUS')).toBe(
      '/privat/forsikring/hus/startside-tilbud?husAvtale=a%2Fb%26c%23d&version=1%3F2',
    );
  });
});
