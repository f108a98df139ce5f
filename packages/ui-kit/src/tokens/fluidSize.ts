import type { TokenNormalized } from '@terrazzo/token-tools';

/** Where the kit keeps what DTCG has no word for (`$extensions`). */
const EXTENSION = 'no.forsikring.ui-kit';

interface Length {
  value: number;
  unit: 'px' | 'rem';
}

/** A size that grows with the window. */
interface FluidSize {
  /** The size as CSS: `clamp(1.5rem, 0.75rem + 3.9vw, 2.625rem)`. Undefined where there is a problem. */
  css?: string;
  /** What is wrong with the extension. */
  problem?: string;
}

const INCOMPLETE = { problem: 'has a "fluid" extension that is not complete.' };

/**
 * Reads `$extensions["no.forsikring.ui-kit"].fluid` of a dimension: `min` and `base` are dimensions,
 * `growthVw` is a share of the window's width in percent, and the token's value is the largest size.
 * Undefined for a token without this extension.
 */
export function fluidSizeOf(token: TokenNormalized): FluidSize | undefined {
  const extension = token.$extensions?.[EXTENSION];
  if (token.$type !== 'dimension' || !isObject(extension) || !('fluid' in extension)) return;
  const { fluid } = extension;
  if (!isObject(fluid) || !isLength(fluid.min) || !isLength(fluid.base)) return INCOMPLETE;
  if (typeof fluid.growthVw !== 'number') return INCOMPLETE;
  const { min, base, growthVw } = fluid;
  const write = ({ value, unit }: Length) => `${value}${unit}`;
  const max = token.$value as Length;
  if (inPixels(min) > inPixels(max)) {
    const problem = `has a fluid minimum of ${write(min)} above its value, ${write(max)}, which is the maximum.`;
    return { problem };
  }
  return { css: `clamp(${write(min)}, ${write(base)} + ${growthVw}vw, ${write(max)})` };
}

/** Browsers start with 16 px to a rem. */
const inPixels = ({ value, unit }: Length) => (unit === 'rem' ? value * 16 : value);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isLength = (value: unknown): value is Length =>
  isObject(value) &&
  typeof value.value === 'number' &&
  (value.unit === 'px' || value.unit === 'rem');
