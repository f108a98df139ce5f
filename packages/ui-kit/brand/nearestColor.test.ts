import { parseColor, tokenToColor } from '@terrazzo/token-tools';
import { contrastWCAG21, OKLCH, type PlainColorObject, to } from 'colorjs.io/fn';
import { expect, test, vi } from 'vitest';
import { hexOf, nearestColor, withLightness } from './nearestColor';

const colorOf = (hex: string) => tokenToColor(parseColor(hex));
const white = colorOf('#ffffff');
const isReadable = (candidate: PlainColorObject) => contrastWCAG21(candidate, white) >= 4.5;
const lightnessOf = (color: PlainColorObject) => to(color, OKLCH).coords[0] ?? 0;

test('returns a colour that passes already', () => {
  expect(hexOf(nearestColor(colorOf('#0a4f9e'), isReadable) ?? white)).toBe('#0a4f9e');
});

test('finds the lightest colour that passes, of the same hue', () => {
  const yellow = colorOf('#ffc233');
  const found = nearestColor(yellow, isReadable) ?? white;
  expect(contrastWCAG21(found, white)).toBeGreaterThanOrEqual(4.5);
  const lighter = withLightness(yellow, lightnessOf(found) + 0.01);
  expect(contrastWCAG21(lighter, white)).toBeLessThan(4.5);
  const [hue, foundHue] = [yellow, found].map((color) => to(color, OKLCH).coords[2] ?? 0);
  expect(Math.abs((foundHue ?? 0) - (hue ?? 0))).toBeLessThan(2);
});

test('makes a colour lighter where lighter is nearer', () => {
  const night = colorOf('#11151a');
  const found = nearestColor(colorOf('#5f6f80'), (one) => contrastWCAG21(one, night) >= 4.5);
  expect(lightnessOf(found ?? night)).toBeGreaterThan(lightnessOf(colorOf('#5f6f80')));
});

test('reaches black and white, and finds nothing where nothing passes', () => {
  const only = (hex: string) => (one: PlainColorObject) => hexOf(one) === hex;
  expect(nearestColor(colorOf('#777777'), only('#000000'))).toBeDefined();
  expect(nearestColor(colorOf('#777777'), only('#ffffff'))).toBeDefined();
  const never = vi.fn(() => false);
  expect(nearestColor(colorOf('#c23d17'), never)).toBeUndefined();
});

test('writes the colour that passed', () => {
  const seen: string[] = [];
  const found = nearestColor(colorOf('#ff0055'), (one) => seen.push(hexOf(one)) === 40);
  expect(hexOf(found ?? white)).toBe(seen[39]);
});
