import type { CSSPluginOptions } from '@terrazzo/plugin-css';
import {
  type ColorValueNormalized,
  type TokenNormalized,
  type TokenNormalizedSet,
  tokenToColor,
} from '@terrazzo/token-tools';
import { transformShadowLayer } from '@terrazzo/token-tools/css';
import { inGamut, serialize } from 'colorjs.io/fn';
import { cssName } from './kitTokens';

/**
 * Writes a colour, and the colours of a shadow, for both modes at once: `light-dark(#0a4f9e, #8fc3ff)`.
 * Everything else is the same in both modes.
 */
export function cssOfBothModes(darkTokens: TokenNormalizedSet): CSSPluginOptions['transform'] {
  return (token, options) => {
    const dark = darkTokens[token.id] ?? token;
    if (token.$type === 'color' && dark.$type === 'color') {
      return lightDark(
        writeColor(token.$value, token.aliasChain?.[0]),
        writeColor(dark.$value, dark.aliasChain?.[0]),
      );
    }
    if (token.$type === 'shadow' && dark.$type === 'shadow' && !token.aliasOf) {
      const layers = token.$value.map((layer, index) => {
        const light = writeColor(layer.color, colorAlias(token, index));
        const darkLayer = dark.$value[index] ?? layer;
        const colorValue = lightDark(light, writeColor(darkLayer.color, colorAlias(dark, index)));
        return transformShadowLayer(layer, { ...options, colorValue });
      });
      return layers.join(', ');
    }
    return token.aliasOf ? undefined : fluidSizeOf(token)?.css;
  };
}

const lightDark = (light: string, dark: string) =>
  light === dark ? light : `light-dark(${light}, ${dark})`;

/** The token that the colour of a layer refers to. */
function colorAlias(token: TokenNormalized, layer: number): string | undefined {
  if (token.$type !== 'shadow') return;
  return token.partialAliasOf?.[layer]?.color;
}

/** Opaque sRGB colours are hexadecimal; hexadecimal would round the alpha of other colours. */
function writeColor(value: ColorValueNormalized, alias: string | undefined): string {
  if (alias) return `var(${cssName(alias)})`;
  const color = tokenToColor(value);
  const isPlain = value.alpha === 1 && inGamut(color, 'srgb');
  return serialize(color, isPlain ? { format: 'hex', collapse: false } : {});
}

/** The key of the kit's own properties of a token (`$extensions`). */
const EXTENSION = 'no.forsikring.ui-kit';

interface Length {
  value: number;
  unit: 'px' | 'rem';
}

/** A size that grows with the window. */
interface FluidSize {
  /** The size as CSS: `min(12vw, clamp(1.5rem, 0.75rem + 3.9vw, 2.625rem))`. Undefined where there is a problem. */
  css?: string;
  /** The fault of the extension. */
  problem?: string;
}

const INCOMPLETE = { problem: 'has a "fluid" extension that is not complete.' };

/**
 * Reads `$extensions["no.forsikring.ui-kit"].fluid` of a dimension. Undefined for a token without it.
 *
 * - `min`, `base` and `growthVw` belong together: two dimensions, and a share of the window's width in
 *   percent. The token's value is then the largest size.
 * - `maxVw` is the largest share of the window's width in percent, and limits even `min`. With `maxVw`, large text in a
 * narrow window leaves room for the parts of long words.
 */
export function fluidSizeOf(token: TokenNormalized): FluidSize | undefined {
  const extension = token.$extensions?.[EXTENSION];
  if (token.$type !== 'dimension' || !isObject(extension) || !('fluid' in extension)) return;
  const { fluid } = extension;
  if (!isObject(fluid)) return INCOMPLETE;
  const { min, base, growthVw, maxVw } = fluid;
  if (maxVw !== undefined && !(typeof maxVw === 'number' && maxVw > 0)) {
    return { problem: 'has a fluid "maxVw" that is not a number above 0.' };
  }
  const value = token.$value as Length;
  const atMost = (size: string) => ({ css: maxVw ? `min(${maxVw}vw, ${size})` : size });
  const grows = min !== undefined || base !== undefined || growthVw !== undefined;
  if (!grows && maxVw) return atMost(write(value));
  if (!isLength(min) || !isLength(base) || typeof growthVw !== 'number') return INCOMPLETE;
  if (inPixels(min) > inPixels(value)) {
    const problem = `has a fluid minimum of ${write(min)} above its value, ${write(value)}, which is the maximum.`;
    return { problem };
  }
  return atMost(`clamp(${write(min)}, ${write(base)} + ${growthVw}vw, ${write(value)})`);
}

const write = ({ value, unit }: Length) => `${value}${unit}`;

/** Browsers start with 16 px to a rem. */
const inPixels = ({ value, unit }: Length) => (unit === 'rem' ? value * 16 : value);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isLength = (value: unknown): value is Length =>
  isObject(value) &&
  typeof value.value === 'number' &&
  (value.unit === 'px' || value.unit === 'rem');
