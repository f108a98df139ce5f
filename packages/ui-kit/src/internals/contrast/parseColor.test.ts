import { describe, expect, it } from 'vitest';
import { contrastRatio, layOver } from './contrastRatio';
import { parseColor, type Rgba } from './parseColor';

const black: Rgba = [0, 0, 0, 1];
const white: Rgba = [255, 255, 255, 1];

describe('parseColor', () => {
  it.each<[string, Rgba]>([
    ['#fff', [255, 255, 255, 1]],
    ['#1e2f3d', [30, 47, 61, 1]],
    ['#0008', [0, 0, 0, 136 / 255]],
    ['#00000080', [0, 0, 0, 128 / 255]],
    ['rgb(25 33 43 / 8%)', [25, 33, 43, 0.08]],
    ['rgba(1, 2, 3, 0.5)', [1, 2, 3, 0.5]],
    ['transparent', [0, 0, 0, 0]],
  ])('reads %s', (text, color) => {
    expect(parseColor(text)).toEqual(color);
  });

  it.each(['', 'currentcolor', '#12345', 'oklch(0.5 0.1 200)', 'rgb(a b c)'])(
    'does not guess at %o',
    (text) => expect(parseColor(text)).toBeUndefined(),
  );
});

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
