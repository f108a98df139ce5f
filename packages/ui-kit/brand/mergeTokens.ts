import type { Brand, Mode } from './Brand';
import { kitTokens } from './kitTokens';

type Group = Record<string, unknown>;

/**
 * Merges DTCG documents: a token of a later document replaces the whole token of an earlier one. (Terrazzo merges the two
 * values, so that an `alpha` or `hex` of the replaced value would remain.)
 */
export function mergeTokens(...documents: object[]): object {
  return documents.reduce((below, above) => mergeGroups(below as Group, above as Group), {});
}

function mergeGroups(below: Group, above: Group): Group {
  const merged: Group = { ...below };
  for (const [name, child] of Object.entries(above)) {
    const other = Object.hasOwn(below, name) ? below[name] : undefined;
    if (isGroup(child) && isGroup(other)) merged[name] = mergeGroups(other, child);
    // The type and description of a group stay: tokens of the earlier document depend on them.
    else if (!name.startsWith('$') || name === '$root' || other === undefined) merged[name] = child;
  }
  return merged;
}

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !('$value' in value);

/**
 * The tokens of the kit with those of a brand over them, in each mode.
 *
 * @throws SyntaxError when a file is not JSON.
 */
export function mergeBrand(brand: Brand): Record<Mode, object> {
  const light = mergeTokens(kitTokens.light, JSON.parse(brand.light.text));
  return { light, dark: mergeTokens(light, kitTokens.dark, JSON.parse(brand.dark.text)) };
}
