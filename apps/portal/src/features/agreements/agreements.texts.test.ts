import { expect, test } from 'vitest';
import { agreementsTexts } from './agreements.texts';

const { priceHelp } = agreementsTexts;

test('explains a price with the yearly total', () => {
  expect(priceHelp(14_808)).toBe(
    'Månedsprisen kan variere på fakturaen. Totalt per år: 14\u00a0808\u00a0kr',
  );
});

test('explains a price with 0 kr when that is the yearly total', () => {
  expect(priceHelp(0)).toContain('Totalt per år: 0\u00a0kr');
});

test('explains a price without an unknown total', () => {
  expect(priceHelp(undefined)).toBe('Månedsprisen kan variere på fakturaen.');
});
