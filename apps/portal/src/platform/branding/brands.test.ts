import { checkContrast } from '@forsikring/ui-kit/contrast';
import tokens from '@forsikring/ui-kit/tokens.css?raw';
import { expect, it } from 'vitest';
import { applyBrand, BRANDS } from './brands';
import brandStyles from './brands.css?raw';

it('every token pair of every brand is seen well enough, light and dark', () => {
  expect(checkContrast(tokens + brandStyles)).toEqual([]);
  expect(
    checkContrast(`${tokens}${brandStyles} [data-brand="sb1"] { --ui-color-text: #999 }`),
  ).not.toEqual([]);
});

it('every brand has its values, and they have no other brand', () => {
  const styled = [...brandStyles.matchAll(/\[data-brand="(\w+)"\]/g)].map(([, name]) => name);
  expect(styled.sort()).toEqual([...BRANDS].sort());
});

it('gives the page its brand, and a neutral one where it is unknown', () => {
  const root = document.createElement('html');
  applyBrand('eika', root);
  expect(root.dataset.brand).toBe('eika');
  for (const unknown of ['ukjent', '__proto__', '', undefined]) {
    applyBrand(unknown, root);
    expect(root.dataset.brand).toBe('neutral');
  }
});
