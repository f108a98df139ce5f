import { join } from 'node:path';
import { buildBrandCss, readBrand } from '@forsikring/ui-kit/tokens';
import { BRANDS } from './brands';

/** Reads the token files of a brand of the portal. For tests and `pnpm tokens`; no page loads this. */
export const readPortalBrand = (name: string) =>
  readBrand(join(import.meta.dirname, 'brands', `${name}.tokens.json`));

/** Writes `brands.css`: every brand of the list. */
export async function buildBrandsCss(): Promise<string> {
  const sheets = await Promise.all(BRANDS.map((name) => buildBrandCss(readPortalBrand(name))));
  return sheets.join('\n');
}
