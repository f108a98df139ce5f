import type { CSSPluginOptions } from '@terrazzo/plugin-css';
import {
  type ColorValueNormalized,
  type TokenNormalized,
  type TokenNormalizedSet,
  tokenToColor,
} from '@terrazzo/token-tools';
import { transformShadowLayer } from '@terrazzo/token-tools/css';
import { inGamut, serialize } from 'colorjs.io/fn';
import { cssName } from './cssName';
import { fluidSizeOf } from './fluidSize';

/**
 * Writes a colour, and the colours of a shadow, for both modes at once: `light-dark(#0a4f9e, #8fc3ff)`.
 * Everything else is the same in both.
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

/** Opaque sRGB as hexadecimal; hexadecimal would round the alpha of the rest. */
function writeColor(value: ColorValueNormalized, alias: string | undefined): string {
  if (alias) return `var(${cssName(alias)})`;
  const color = tokenToColor(value);
  const isPlain = value.alpha === 1 && inGamut(color, 'srgb');
  return serialize(color, isPlain ? { format: 'hex', collapse: false } : {});
}
