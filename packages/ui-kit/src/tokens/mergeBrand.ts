import type { Brand } from './Brand';
import type { Mode } from './BrandFault';
import { kitTokens } from './kitTokens';
import { mergeTokens } from './mergeTokens';

/**
 * The tokens of the kit with those of a brand over them, in each mode.
 *
 * @throws SyntaxError where a file is not JSON.
 */
export function mergeBrand(brand: Brand): Record<Mode, object> {
  const light = mergeTokens(kitTokens.light, JSON.parse(brand.light.text));
  return { light, dark: mergeTokens(light, kitTokens.dark, JSON.parse(brand.dark.text)) };
}
