import { expect, it } from 'vitest';
import { priceHelpText } from './priceHelpText';

it('says what the prices come to in a year', () => {
  expect(priceHelpText(14_808)).toBe(
    'Månedsprisen kan variere på fakturaen. Totalt per år: 14\u00a0808\u00a0kr',
  );
});

it('says 0 kr where that is the total', () => {
  expect(priceHelpText(0)).toContain('Totalt per år: 0\u00a0kr');
});

it('leaves out a total that is not known', () => {
  expect(priceHelpText(undefined)).toBe('Månedsprisen kan variere på fakturaen.');
});
