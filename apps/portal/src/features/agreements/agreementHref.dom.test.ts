import type { Agreement } from '@forsikring/api-client';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agreementHref } from './agreementHref';

const PARTNER = 'https://partner.example/detaljer';
const hrefOf = (agreement: Partial<Agreement>) =>
  agreementHref({ policyNumber: '7', name: 'Forsikring', ...agreement }, PARTNER)?.href;

const NICE = undefined;
const MOTOR = [
  ...['BIL', 'VETERANBIL', 'VAREBIL', 'LASTEBIL', 'BOBIL', 'CAMPINGVOGN', 'TILHENGER'],
  ...['MC', 'MOPED', 'BAAT', 'TRAKTOR', 'SNOSCOOTER', 'ATV', 'SEK'],
];
const OTHER = [
  ...['HEST', 'VERDISAKER', 'LANDBRUK', 'REISE_TILLEGG', 'LOFAVOR_HJEM_TILLEGG'],
  'KOLLEKTIV_ANNET',
];

/** The address of each type, below /privat/forsikring/. */
const CASES: [systemSource: string | undefined, productType: string | undefined, href: string][] = [
  ['PROLIFE', 'GRUPPELIV', 'liv/avtaledetaljer/gruppeliv/7'],
  ['PROLIFE', 'BIL', 'liv/avtaledetaljer/7'],
  ['EIKA_PERSON', 'HUS', 'liv/avtaledetaljer/eika/7'],
  [NICE, 'KJAELEDYR', 'skade/kjaeledyr/detaljer/7'],
  [NICE, 'LOFAVOR_KJAELEDYR', 'skade/kjaeledyr/detaljer/7'],
  [NICE, 'INNBO', 'skade/innbo/detaljer/7'],
  [NICE, 'KOLLEKTIV_INNBO', 'skade/innbo/detaljer/kollektiv/7'],
  [NICE, 'BOLIGSELGER', 'skade/boligselger/7'],
  [NICE, 'HUS', 'skade/hus/detaljer/7'],
  [NICE, 'FRITIDSHUS', 'skade/fritidshus/detaljer/7'],
  [NICE, 'REISE', 'skade/reise/detaljer/7'],
  [NICE, 'KOLLEKTIV_REISE', 'skade/reise/detaljer/kollektiv/7'],
  [NICE, 'STONADSKASSE', 'skade/kollektiv/detaljer/stonadskasse/7'],
  [NICE, 'GRUNNFORSIKRING', 'skade/kollektiv/detaljer/grunnforsikring/7'],
  [NICE, 'FRITIDSULYKKE', 'skade/kollektiv/detaljer/fritidsulykke/7'],
  [NICE, 'KOLLEKTIV_ULYKKE_FORENING', 'skade/kollektiv/detaljer/kollektiv-ulykke-forening/7'],
  [NICE, 'GRUPPEFORSIKRING', 'skade/kollektiv/detaljer/gruppeforsikring/7'],
  [NICE, 'ARBEIDSULYKKE', 'skade/kollektiv/detaljer/arbeidsulykke/7'],
  ['NICE', 'GRUPPELIV', 'liv/avtaledetaljer/gruppeliv/7'],
  ...MOTOR.map((type): (typeof CASES)[number] => [NICE, type, 'motor/detaljer/7']),
  ...OTHER.map((type): (typeof CASES)[number] => [NICE, type, 'detaljer/7']),
  ['LOFAVOR', 'MEDLEM', 'skade/mangler-detaljer/7'],
  ['PARIS', undefined, 'skade/mangler-detaljer/7'],
  ['LOFAVOR', 'HUS', 'skade/hus/detaljer/7'],
];

describe('agreementHref', () => {
  test.each(CASES)(
    'links an agreement of %s of type %s to %s',
    (systemSource, productType, href) => {
      const agreement = {
        ...(systemSource && { systemSource }),
        ...(productType && { productType }),
      };
      expect(hrefOf(agreement)).toBe(`/privat/forsikring/${href}`);
    },
  );

  test.each([
    {},
    { systemSource: 'NICE', productType: 'ROMFERGE' },
    { productType: 'constructor' },
  ])('returns undefined for %j', (agreement) => expect(hrefOf(agreement)).toBeUndefined());

  test("returns undefined for a partner agreement when the partner's address is not configured", () => {
    const agreement = { policyNumber: '7', name: 'Hus', systemSource: 'EIKA_SKADE' };
    expect(agreementHref(agreement, undefined)).toBeUndefined();
    expect(agreementHref(agreement, 'https://')).toBeUndefined();
    expect(agreementHref(agreement, PARTNER)).toMatchObject({
      external: true,
      href: `${PARTNER}?forsikringsnummer=7`,
    });
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
