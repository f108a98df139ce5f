import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildBrandCss, readBrand } from '@forsikring/ui-kit/tokens';

/** The folder of the brands. */
export const BRANDS_FOLDER = join(import.meta.dirname, '../../../brands');

/** Reads the token files of a brand. For tests and `pnpm tokens`; not part of the portal's bundle. */
export const readPortalBrand = (name: string) =>
  readBrand(join(BRANDS_FOLDER, name, 'tokens.json'));

/** Builds the style sheet of a brand, `brand.css`: its fonts, its tokens, its logo, and its form if it has one. */
export async function buildBrandSheet(name: string): Promise<string> {
  const [comment = '', ...tokens] = (await buildBrandCss(readPortalBrand(name))).split('\n');
  return `${[comment, ...fontsOf(name).map(importFont), ...tokens].join('\n')}
.brand-mark[data-logo="${name}"] {
  mask-image: url("./logo.svg");
}
${formRule(name)}`;
}

/** The fonts that a brand names first for body text and headings, without those of the system. */
function fontsOf(name: string): string[] {
  const { font } = JSON.parse(readPortalBrand(name).light.text);
  const families = [font.family.$value, font['family-heading'].$value].filter(Array.isArray);
  return [...new Set(families.map(([first]) => first).filter((first) => first !== 'system-ui'))];
}

/** `fonts/space-grotesk.css` has Space Grotesk Variable and its fallbacks. */
function importFont(family: string): string {
  const file = family
    .replace(/ Variable$/, '')
    .toLowerCase()
    .replaceAll(' ', '-');
  return `@import "../../src/platform/branding/fonts/${file}.css";`;
}

function formRule(name: string): string {
  if (!existsSync(join(BRANDS_FOLDER, name, 'form.svg'))) return '';
  return `
[data-brand="${name}"] {
  --brand-form: url("./form.svg");
}
`;
}
