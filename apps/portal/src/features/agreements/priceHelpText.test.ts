// @vitest-environment node
import { expect, it } from 'vitest';
import { priceHelpText } from './priceHelpText';

it('contains the yearly total', () => {
  expect(priceHelpText(14_808)).toBe(
    'Månedsprisen kan variere på fakturaen. Totalt per år: 14\u00a0808\u00a0kr',
  );
});

it('contains 0 kr when that is the total', () => {
  expect(priceHelpText(0)).toContain('Totalt per år: 0\u00a0kr');
});

it('leaves out an unknown total', () => {
  expect(priceHelpText(undefined)).toBe('Månedsprisen kan variere på fakturaen.');
});
