import { join } from 'node:path';
import { buildBrandCss, readBrand } from '@forsikring/ui-kit/tokens';
import { BRANDS } from './brands';

/** Reads the token files of a brand. For tests and `pnpm tokens`; not part of the portal's bundle. */
export const readPortalBrand = (name: string) =>
  readBrand(join(import.meta.dirname, 'brands', `${name}.tokens.json`));

/** Builds the contents of `brands.css` from all brands. */
export async function buildBrandsCss(): Promise<string> {
  const sheets = await Promise.all(BRANDS.map((name) => buildBrandCss(readPortalBrand(name))));
  return sheets.join('\n');
}
