import { checkTheme } from '@forsikring/ui-kit/check-theme';
import tag from '@forsikring/ui-kit/css/tag.css?raw';
import tokens from '@forsikring/ui-kit/tokens.css?raw';
import { expect, it } from 'vitest';
import { applyBrand, BRANDS } from './brands';
import brandStyles from './brands.css?raw';

it('every token pair of every brand is seen well enough, light and dark', () => {
  const check = (more = '') => checkTheme(brandStyles + more, tokens + tag);
  expect(check().themes.sort()).toEqual([...BRANDS].sort());
  expect(check().faults).toEqual([]);
  expect(check('[data-brand="sb1"] { --ui-color-text: #999 }').faults).not.toEqual([]);
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
