import type { Brand, BrandFault } from './Brand';
import { checkContrast } from './checkContrast';
import { checkDecoration } from './checkDecoration';
import { checkNames, findMissing } from './checkNames';
import { checkValues } from './checkValues';
import { mergeBrand } from './mergeTokens';
import { createFindPlace, parseMode } from './parseMode';
import { readTokenFile } from './readTokenFile';

/**
 * Checks a brand together with the tokens of the kit: names, types, values, colours that are left out, the contrast
 * of every pair that the parts put together, and decoration that looks like a status, in light and dark. When a file cannot be read, the checks that need the file
 * are left out.
 */
export async function checkBrand(brand: Brand): Promise<BrandFault[]> {
  const light = readTokenFile(brand.light);
  const dark = readTokenFile(brand.dark);
  const unreadable = [...light.faults, ...dark.faults];
  if (unreadable.length > 0) return unreadable;

  const files = { light: light.tokens, dark: dark.tokens };
  const names = [
    ...checkNames(files.light, brand.light, 'light'),
    ...checkNames(files.dark, brand.dark, 'dark'),
  ];
  if (names.some(({ kind }) => kind !== 'unknown')) return names;

  const findPlace = createFindPlace(brand, files);
  const merged = mergeBrand(brand);
  const inLight = await parseMode(merged.light, 'light', findPlace);
  if (inLight.faults.length > 0) return [...names, ...inLight.faults];
  const inDark = await parseMode(merged.dark, 'dark', findPlace);
  if (inDark.faults.length > 0) return [...names, ...inDark.faults];

  return [
    ...names,
    ...checkValues(inLight.tokens, inDark.tokens, brand, files),
    ...findMissing(brand, files),
    ...checkContrast(inLight.tokens, 'light', findPlace),
    ...checkContrast(inDark.tokens, 'dark', findPlace),
    ...checkDecoration(inLight.tokens, 'light', findPlace),
    ...checkDecoration(inDark.tokens, 'dark', findPlace),
  ];
}
