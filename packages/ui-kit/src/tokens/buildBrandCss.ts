import type { Brand } from './Brand';
import { buildCss } from './buildCss';
import { listTokens } from './listTokens';
import { mergeBrand } from './mergeBrand';

interface BuildOptions {
  /**
   * The elements that get the brand, as a CSS selector. Use `:root` for a service with one brand.
   * @default '[data-brand="<name>"]'
   */
  selector?: string;
}

/**
 * Writes the style sheet of a brand. Check the brand first (`checkBrand`): this rejects with Terrazzo's
 * own error where a file cannot be read.
 */
export async function buildBrandCss(
  brand: Brand,
  { selector = `[data-brand="${brand.name}"]` }: BuildOptions = {},
): Promise<string> {
  const own = [brand.light, brand.dark]
    .flatMap(({ text }) => listTokens(JSON.parse(text)))
    .map(({ id }) => id);
  const css = await buildCss(mergeBrand(brand), [
    {
      input: {},
      include: own,
      prepare: (declarations) => `@layer ui.tokens {\n  ${selector} {\n    ${declarations}\n  }\n}`,
    },
  ]);
  return `/* ${brand.name}: generated from its token files by \`ui-kit brand build\`. Do not edit. */\n${css}\n`;
}
