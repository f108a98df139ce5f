import { describe, expect, test } from 'vitest';
import { type ProductArea, productArea } from './productArea';

describe('productArea', () => {
  test.each<[area: ProductArea, ...productTypes: string[]]>([
    ['vehicle', 'BIL', 'TILHENGER', 'BAAT', 'SEK'],
    ['home', 'HUS', 'FRITIDSHUS', 'INNBO', 'KOLLEKTIV_INNBO', 'VERDISAKER'],
    ['person', 'BEHANDLINGSFORSIKRING', 'GRUPPELIV', 'FRITIDSULYKKE', 'STONADSKASSE'],
    ['other', 'REISE', 'KJAELEDYR', 'KOLLEKTIV_ANNET', 'ROMFERGE', ''],
  ])('returns %s for its products', (area, ...productTypes) => {
    for (const productType of productTypes) expect(productArea({ productType })).toBe(area);
  });

  test('returns person for any other insurance of a system that keeps insurances of persons', () => {
    expect(productArea({ productType: 'NYTT', systemSource: 'PROLIFE' })).toBe('person');
    expect(productArea({ systemSource: 'EIKA_PERSON' })).toBe('person');
    expect(productArea({ productType: 'BIL', systemSource: 'PROLIFE' })).toBe('vehicle');
    expect(productArea({ productType: 'NYTT', systemSource: 'NICE' })).toBe('other');
  });
});
