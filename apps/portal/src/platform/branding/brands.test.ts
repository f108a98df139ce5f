import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBrand } from '@forsikring/ui-kit/tokens';
import { expect, it } from 'vitest';
import { applyBrand, BRANDS } from './brands';
import { buildBrandsCss, readPortalBrand } from './buildBrandsCss';

const here = (path: string) => join(import.meta.dirname, path);

it.each(BRANDS)('brand %s passes the check of the kit in light and dark mode', async (name) => {
  expect(await checkBrand(readPortalBrand(name))).toEqual([]);
});

it('keeps brands.css up to date with the token files (`pnpm tokens` writes it)', async () => {
  expect(readFileSync(here('brands.css'), 'utf8')).toBe(await buildBrandsCss());
});

it('lists every brand that has token files', () => {
  const files = BRANDS.flatMap((name) => [`${name}.tokens.json`, `${name}.dark.tokens.json`]);
  expect(readdirSync(here('brands')).sort()).toEqual(files.sort());
});

it('applies the brand to the page, and the neutral brand when it is unknown', () => {
  const root = document.createElement('html');
  applyBrand('eika', root);
  expect(root.dataset.brand).toBe('eika');
  for (const unknown of ['ukjent', '__proto__', '', undefined]) {
    applyBrand(unknown, root);
    expect(root.dataset.brand).toBe('neutral');
  }
});
