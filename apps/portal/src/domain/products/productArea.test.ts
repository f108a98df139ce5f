import { describe, expect, test } from 'vitest';
import { isVehicle, type ProductArea, productArea } from './productArea';

describe('productArea', () => {
  test.each<[area: ProductArea, ...productTypes: string[]]>([
    ['kjoretoy', 'BIL', 'TILHENGER', 'SEK'],
    ['hus-og-hytte', 'HUS', 'FRITIDSHUS', 'BOLIGSELGER'],
    ['reise', 'REISE', 'KOLLEKTIV_REISE', 'REISE_TILLEGG'],
    ['innbo-og-ting', 'INNBO', 'KOLLEKTIV_INNBO', 'VERDISAKER'],
    ['liv-og-helse', 'BEHANDLINGSFORSIKRING', 'GRUPPELIV', 'FRITIDSULYKKE', 'STONADSKASSE'],
    ['baat', 'BAAT'],
    ['dyr', 'KJAELEDYR', 'LOFAVOR_KJAELEDYR', 'HEST'],
    ['annet', 'LANDBRUK', 'KOLLEKTIV_ANNET', 'ROMFERGE', '', 'constructor'],
  ])('returns %s for its products', (area, ...productTypes) => {
    for (const productType of productTypes) expect(productArea({ productType })).toBe(area);
  });

  test('returns life and health for any other insurance of a system that keeps insurances of persons', () => {
    expect(productArea({ productType: 'NYTT', systemSource: 'PROLIFE' })).toBe('liv-og-helse');
    expect(productArea({ systemSource: 'EIKA_PERSON' })).toBe('liv-og-helse');
    expect(productArea({ productType: 'BIL', systemSource: 'PROLIFE' })).toBe('kjoretoy');
    expect(productArea({ productType: 'NYTT', systemSource: 'NICE' })).toBe('annet');
  });
});

test('a boat is a vehicle, and a house is not', () => {
  expect(['BIL', 'BAAT', 'HUS', ''].map(isVehicle)).toEqual([true, true, false, false]);
});
