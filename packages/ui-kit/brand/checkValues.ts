import {
  type ColorValueNormalized,
  type TokenNormalized,
  type TokenNormalizedSet,
  tokenToColor,
} from '@terrazzo/token-tools';
import { serialize } from 'colorjs.io/fn';
import type { Brand, BrandFault, Mode } from './Brand';
import { fluidSizeOf } from './cssOfBothModes';
import { isOwn, tokenTypes } from './kitTokens';
import type { FileToken } from './readTokenFile';

/** Finds valid values that the kit cannot use, or that were probably not meant. */
export function checkValues(
  light: TokenNormalizedSet,
  dark: TokenNormalizedSet,
  brand: Brand,
  files: Record<Mode, FileToken[]>,
): BrandFault[] {
  const check = (mode: Mode, tokens: TokenNormalizedSet) =>
    files[mode].flatMap(({ id, line }): BrandFault[] => {
      const token = tokens[id];
      const message = token && (findWrongType(token) ?? findProblem(token));
      const difference = mode === 'dark' && token && findDifference(light[id], token);
      return [message, difference].flatMap((text) =>
        text
          ? [{ kind: 'value', file: brand[mode].path, line, mode, token: id, message: text }]
          : [],
      );
    });
  return [...check('light', light), ...check('dark', dark)];
}

/** An alias can lead to a token of another type. */
function findWrongType({ id, $type }: TokenNormalized): string | undefined {
  const known = tokenTypes.get(id);
  if (known && known !== $type) return `must be a ${known}. It refers to a ${$type}.`;
}

function findProblem(token: TokenNormalized): string | undefined {
  if (token.aliasOf) return;
  if (token.$type === 'fontFamily') return findFontProblem(token.$value);
  if (token.$type === 'shadow' && token.$value.length === 0) {
    return 'must have a layer. Write one with a transparent colour for no shadow.';
  }
  if (token.$type === 'color') return findHexMismatch(token.$value);
  if (isNegative(token)) return 'must not be negative.';
  return fluidSizeOf(token)?.problem;
}

/** The style sheet puts each name in quotation marks, so that a list in one name would be one font. */
function findFontProblem(names: string[]): string | undefined {
  if (names.length === 0) return 'must name a font.';
  if (names.some((name) => /["\\\n()]/.test(name))) {
    return 'must name fonts without quotation marks, backslashes and parentheses.';
  }
  if (names.some((name) => name.includes(','))) {
    return 'must name one font each: ["Figtree", "sans-serif"].';
  }
}

function isNegative({ $type, $value }: TokenNormalized): boolean {
  if ($type === 'number') return $value < 0;
  return ($type === 'dimension' || $type === 'duration') && $value.value < 0;
}

/** Design tools show `hex`, and everything else reads `components`. */
function findHexMismatch(value: ColorValueNormalized): string | undefined {
  if (!value.hex || value.colorSpace !== 'srgb') return;
  const color = tokenToColor({ ...value, alpha: 1 });
  const written = serialize(color, { format: 'hex', collapse: false });
  if (written.toLowerCase() === value.hex.toLowerCase()) return;
  return `has the components of ${written} and the hex value ${value.hex}. Correct one of them.`;
}

/** Only colours have modes in CSS. */
function findDifference(light: TokenNormalized | undefined, dark: TokenNormalized) {
  if (dark.$type === 'color' || isOwn(dark.id) || !light) return;
  if (JSON.stringify(withoutColors(light)) === JSON.stringify(withoutColors(dark))) return;
  return dark.$type === 'shadow'
    ? 'may have other colours in dark mode, not other lengths.'
    : 'must be the same in light and dark mode.';
}

function withoutColors(token: TokenNormalized): unknown {
  if (token.$type !== 'shadow') return token.$value;
  return token.$value.map((layer) => ({ ...layer, color: undefined }));
}
