import { expect, test } from 'vitest';
import { receiptTexts } from './receipt.texts';

test.each([
  ['Husforsikring', 'Du har kjøpt husforsikring.'],
  ['MC-forsikring', 'Du har kjøpt MC-forsikring.'],
  ['Forsikring av små elektriske kjøretøy', 'Du har kjøpt forsikring av små elektriske kjøretøy.'],
  ['Kritisk sykdom', 'Du har kjøpt forsikringen Kritisk sykdom.'],
  [undefined, 'Du har kjøpt forsikringen.'],
])('the lead names %s as a part of its sentence', (product, lead) => {
  expect(receiptTexts.lead(product)).toBe(lead);
});
