import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildBrandCss, readBrand } from '@forsikring/ui-kit/tokens';

/** Reads the token files of a brand. For tests and `pnpm tokens`; not part of the portal's bundle. */
export const readPortalBrand = (name: string) =>
  readBrand(join(import.meta.dirname, 'brands', `${name}.tokens.json`));

/** Builds the style sheet of a brand, `brands/<name>.css`: its tokens, its logo, and its pattern if it has one. */
export async function buildBrandSheet(name: string): Promise<string> {
  return `${await buildBrandCss(readPortalBrand(name))}
.brand-mark[data-logo="${name}"] {
  mask-image: url("../logos/${name}.svg");
}
${patternRule(name)}`;
}

function patternRule(name: string): string {
  if (!existsSync(join(import.meta.dirname, 'patterns', `${name}.svg`))) return '';
  return `
[data-brand="${name}"] .app-main::before {
  content: "";
  mask-image: url("../patterns/${name}.svg");
}
`;
}
