import { type ColorValueNormalized, tokenToColor } from '@terrazzo/token-tools';
import { to } from 'colorjs.io/fn';

/** The colour of an area under a transparent colour, as browsers composite it: in sRGB. */
export function pressedColor(
  area: ColorValueNormalized,
  overlay: ColorValueNormalized,
): ColorValueNormalized {
  const below = inSrgb(area);
  const above = inSrgb(overlay);
  const alpha = overlay.alpha ?? 1;
  const components = below.map((part, index) => part * (1 - alpha) + (above[index] ?? 0) * alpha);
  return {
    colorSpace: 'srgb',
    components: components as ColorValueNormalized['components'],
    alpha: 1,
  };
}

const inSrgb = (value: ColorValueNormalized) =>
  to(tokenToColor({ ...value, alpha: 1 }), 'srgb').coords.map((part) => part ?? 0);
