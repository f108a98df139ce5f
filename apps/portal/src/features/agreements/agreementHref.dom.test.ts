import type { Agreement } from '@forsikring/api-client';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agreementHref } from './agreementHref';

const PARTNER = 'https://partner.example/detaljer';
const hrefOf = (agreement: Partial<Agreement>) =>
  agreementHref({ policyNumber: '7', name: 'Forsikring', ...agreement }, PARTNER)?.href;

const CASES: [agreement: Partial<Agreement>, href: string][] = [
  [
    { systemSource: 'PROLIFE', productType: 'GRUPPELIV' },
    '/privat/forsikring/liv/avtaledetaljer/gruppeliv/7',
  ],
  [{ systemSource: 'PROLIFE', productType: 'BIL' }, '/privat/forsikring/liv/avtaledetaljer/7'],
  [
    { systemSource: 'EIKA_PERSON', productType: 'HUS' },
    '/privat/forsikring/liv/avtaledetaljer/eika/7',
  ],
  [{ systemSource: 'EIKA_SKADE', productType: 'HUS' }, `${PARTNER}?forsikringsnummer=7`],
  [{ productType: 'KJAELEDYR' }, '/privat/forsikring/skade/kjaeledyr/detaljer/7'],
  [{ productType: 'LOFAVOR_KJAELEDYR' }, '/privat/forsikring/skade/kjaeledyr/detaljer/7'],
  [{ productType: 'INNBO' }, '/privat/forsikring/skade/innbo/detaljer/7'],
  [{ productType: 'KOLLEKTIV_INNBO' }, '/privat/forsikring/skade/innbo/detaljer/kollektiv/7'],
  [{ productType: 'BOLIGSELGER' }, '/privat/forsikring/skade/boligselger/7'],
  [{ productType: 'HUS' }, '/privat/forsikring/skade/hus/detaljer/7'],
  [{ productType: 'FRITIDSHUS' }, '/privat/forsikring/skade/fritidshus/detaljer/7'],
  [{ productType: 'REISE' }, '/privat/forsikring/skade/reise/detaljer/7'],
  [{ productType: 'KOLLEKTIV_REISE' }, '/privat/forsikring/skade/reise/detaljer/kollektiv/7'],
  [{ productType: 'STONADSKASSE' }, '/privat/forsikring/skade/kollektiv/detaljer/stonadskasse/7'],
  [
    { productType: 'GRUNNFORSIKRING' },
    '/privat/forsikring/skade/kollektiv/detaljer/grunnforsikring/7',
  ],
  [{ productType: 'FRITIDSULYKKE' }, '/privat/forsikring/skade/kollektiv/detaljer/fritidsulykke/7'],
  [
    { productType: 'KOLLEKTIV_ULYKKE_FORENING' },
    '/privat/forsikring/skade/kollektiv/detaljer/kollektiv-ulykke-forening/7',
  ],
  [
    { productType: 'GRUPPEFORSIKRING' },
    '/privat/forsikring/skade/kollektiv/detaljer/gruppeforsikring/7',
  ],
  [{ productType: 'ARBEIDSULYKKE' }, '/privat/forsikring/skade/kollektiv/detaljer/arbeidsulykke/7'],
  [
    { productType: 'GRUPPELIV', systemSource: 'NICE' },
    '/privat/forsikring/liv/avtaledetaljer/gruppeliv/7',
  ],
  ...[
    ...['BIL', 'VETERANBIL', 'VAREBIL', 'LASTEBIL', 'BOBIL', 'CAMPINGVOGN', 'TILHENGER'],
    ...['MC', 'MOPED', 'BAAT', 'TRAKTOR', 'SNOSCOOTER', 'ATV', 'SEK'],
  ].map((productType): [Partial<Agreement>, string] => [
    { productType },
    '/privat/forsikring/motor/detaljer/7',
  ]),
  ...[
    'HEST',
    'VERDISAKER',
    'LANDBRUK',
    'REISE_TILLEGG',
    'LOFAVOR_HJEM_TILLEGG',
    'KOLLEKTIV_ANNET',
  ].map((productType): [Partial<Agreement>, string] => [
    { productType },
    '/privat/forsikring/detaljer/7',
  ]),
  [
    { systemSource: 'LOFAVOR', productType: 'MEDLEM' },
    '/privat/forsikring/skade/mangler-detaljer/7',
  ],
  [{ systemSource: 'PARIS' }, '/privat/forsikring/skade/mangler-detaljer/7'],
  [{ systemSource: 'LOFAVOR', productType: 'HUS' }, '/privat/forsikring/skade/hus/detaljer/7'],
];

describe('agreementHref', () => {
  test.each(CASES)('links %j to %s', (agreement, href) => expect(hrefOf(agreement)).toBe(href));

  test.each([
    {},
    { systemSource: 'NICE', productType: 'ROMFERGE' },
    { productType: 'constructor' },
  ])('returns undefined for %j', (agreement) => expect(hrefOf(agreement)).toBeUndefined());

  test("returns undefined for a partner agreement when the partner's address is not configured", () => {
    const agreement = { policyNumber: '7', name: 'Hus', systemSource: 'EIKA_SKADE' };
    expect(agreementHref(agreement, undefined)).toBeUndefined();
    expect(agreementHref(agreement, 'https://')).toBeUndefined();
    expect(agreementHref(agreement, PARTNER)?.external).toBe(true);
  });

  test.each(['\ud800', '.', '..'])(
    'returns undefined for the policy number %j, which cannot be a path segment',
    (policyNumber) => {
      expect(hrefOf({ policyNumber, productType: 'BIL' })).toBeUndefined();
      expect(hrefOf({ policyNumber, systemSource: 'EIKA_SKADE' })).toBeUndefined();
    },
  );

  test("keeps the query of the partner's address and percent-encodes the number", () => {
    const agreement = { policyNumber: 'a b&c', name: 'Hus', systemSource: 'EIKA_SKADE' };
    expect(agreementHref(agreement, `${PARTNER}?x=1`)?.href).toBe(
      `${PARTNER}?x=1&forsikringsnummer=a%20b%26c`,
    );
  });

  test('encodes any policy number as one segment', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (policyNumber) => {
        fc.pre(policyNumber !== '.' && policyNumber !== '..');
        const href = hrefOf({ policyNumber, productType: 'BIL' }) ?? '';
        expect(href.split('/')).toHaveLength(6);
        expect(decodeURIComponent(href.split('/')[5] ?? '')).toBe(policyNumber);
      }),
    );
  });
});
