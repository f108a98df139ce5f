import { describe, expect, it } from 'vitest';
import { contrastRatio, layOver, type Rgba } from './contrastRatio';

const black: Rgba = [0, 0, 0, 1];
const white: Rgba = [255, 255, 255, 1];

describe('contrastRatio', () => {
  it('is 21 for black and white, whichever is on top, and 1 for the same', () => {
    expect(contrastRatio(black, white)).toBeCloseTo(21);
    expect(contrastRatio(white, black)).toBeCloseTo(21);
    expect(contrastRatio(white, white)).toBe(1);
  });

  it('sees half black over white as grey', () => {
    expect(layOver([0, 0, 0, 0.5], white)).toEqual([127.5, 127.5, 127.5, 1]);
  });
});
