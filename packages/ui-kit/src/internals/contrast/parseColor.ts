/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Rgba = [red: number, green: number, blue: number, alpha: number];

const NAMED: Record<string, Rgba> = {
  white: [255, 255, 255, 1],
  black: [0, 0, 0, 1],
  transparent: [0, 0, 0, 0],
};

/** Reads hex, `rgb()` and the three names that tokens use; undefined for anything else. */
export function parseColor(text: string): Rgba | undefined {
  const value = text.trim().toLowerCase();
  return NAMED[value] ?? parseHex(value) ?? parseRgb(value);
}

function parseHex(value: string): Rgba | undefined {
  const [, digits] = /^#((?:[\da-f]{3,4}){1,2})$/.exec(value) ?? [];
  if (!digits) return;
  const size = digits.length > 4 ? 2 : 1;
  const channel = (index: number) => {
    const part = digits.slice(index * size, (index + 1) * size);
    return part ? Number.parseInt(part.repeat(3 - size), 16) : 255;
  };
  return [channel(0), channel(1), channel(2), channel(3) / 255];
}

function parseRgb(value: string): Rgba | undefined {
  const [, inside] = /^rgba?\(([^()]+)\)$/.exec(value) ?? [];
  const parts = inside?.split(/[\s,/]+/).filter(Boolean) ?? [];
  if (parts.length < 3 || parts.length > 4) return;
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN, alpha = 1] = parts.map(
    (part, index) => Number.parseFloat(part) * (part.endsWith('%') ? (index < 3 ? 2.55 : 0.01) : 1),
  );
  const color: Rgba = [red, green, blue, alpha];
  return color.some(Number.isNaN) ? undefined : color;
}
