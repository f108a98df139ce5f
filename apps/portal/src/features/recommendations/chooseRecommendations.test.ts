import type { Agreement } from '@forsikring/api-client';
import { describe, expect, test } from 'vitest';
import { chooseRecommendations } from './chooseRecommendations';
import { isProductCode } from './recommendedProducts';

const CODES = [
  ...['BIL', 'HUS', 'REISE', 'LIVSFORSIKRING', 'KRITISK_SYKDOM', 'INNBO', 'UFOEREPENSJON'],
  ...['BEHANDLINGSFORSIKRING', 'MOPED', 'FRITIDSHUS', 'BAAT', 'MC'],
];
const agreement = (productType: string, avtaleStatus = 'ACTIVE'): Agreement => ({
  policyNumber: '1',
  name: 'Avtale',
  productType,
  avtaleStatus,
});

function choose(codes: (string | [code: string, score: number])[], options: Options = {}) {
  const { agreements = [], union = false, controlgroup = false, limit = 3, bought } = options;
  const scores = codes.map((entry, index) => {
    const [code, score] = typeof entry === 'string' ? [entry, 1 - index / 100] : entry;
    return { nextBestOfferProdukt: code, score };
  });
  const recommendations = { scores, controlgroup, fallback: false };
  return chooseRecommendations({ recommendations, agreements, union, limit, bought });
}

interface Options {
  agreements?: Agreement[];
  union?: boolean;
  bought?: string;
  controlgroup?: boolean;
  limit?: number;
}

describe('chooseRecommendations', () => {
  test('sorts by score, highest first, and keeps the order of equal scores', () => {
    const scores = Object.entries({ BIL: 0.2, MC: 0.9, HUS: 0.2, BAAT: 0.5 });
    expect(choose(scores, { limit: 4 }).shown).toEqual(['MC', 'BAAT', 'BIL', 'HUS']);
  });

  test.each([
    ['REISE', 'REISE'],
    ['KOLLEKTIV_REISE', 'REISE'],
    ['KOLLEKTIV_INNBO', 'INNBO'],
  ])('leaves out products that the customer has: %s counts as %s', (productType, code) => {
    expect(choose([code, 'BIL'], { agreements: [agreement(productType)] })).toMatchObject({
      shown: ['BIL'],
      owned: [code],
      customerProducts: [code],
    });
  });

  test.each([
    ['ACTIVE', false],
    ['PENDING', false],
    ['RENEWAL', false],
    ['PROCESSING', true],
    ['ENDED', true],
    ['', true],
  ])('with an agreement of status %j, shows the product: %s', (status, isShown) => {
    const { shown } = choose(['HUS'], { agreements: [agreement('HUS', status)] });
    expect(shown.length > 0).toBe(isShown);
  });

  test('recommends treatment insurance to everybody except members', () => {
    expect(choose(['BEHANDLINGSFORSIKRING']).shown).toEqual(['BEHANDLINGSFORSIKRING']);
    expect(choose(['BEHANDLINGSFORSIKRING'], { union: true }).shown).toEqual([]);
  });

  test('leaves out the product that was just bought', () => {
    expect(choose(['HUS', 'BIL'], { bought: 'HUS' }).shown).toEqual(['BIL']);
  });

  test('recommends nothing to the control group, and no unknown products', () => {
    expect(choose(CODES, { controlgroup: true }).shown).toEqual([]);
    expect(choose(['OTHER', 'ROMFERGE', 'constructor', '__proto__', '']).shown).toEqual([]);
  });

  test('knows all twelve products', () => {
    expect(CODES.filter(isProductCode)).toHaveLength(12);
    expect(choose(CODES, { limit: 20 }).shown).toEqual(CODES);
  });

  test('shows at most the given number of products, and each once, at its best score', () => {
    const scores = choose(
      [
        ['BIL', 0.6],
        ['HUS', 0.7],
        ['BIL', 0.9],
        ['MC', 0.2],
        ['BAAT', 0.1],
      ],
      { limit: 3 },
    );
    expect(scores.shown).toEqual(['BIL', 'HUS', 'MC']);
  });
});
