import type { PlainColorObject } from 'colorjs.io/fn';
import { describe, expect, test } from 'vitest';
import type { BrandFault } from './Brand';
import { checkBrand } from './checkBrand';
import { deriveBrand } from './deriveBrand';
import dark from './fjord.dark.tokens.json';
import light from './fjord.tokens.json';
import {
  colorToken,
  readColorText,
  readTokens,
  type TokensById,
  writeTokens,
} from './tokenDocument';

const colors = (values: Record<string, string>): TokensById =>
  Object.fromEntries(
    Object.entries(values).map(([id, hex]) => [
      id,
      colorToken(readColorText(hex) as PlainColorObject),
    ]),
  );
const derive = (inLight: Record<string, string>, inDark: Record<string, string> = {}) =>
  deriveBrand({ light: colors(inLight), dark: colors(inDark) });
const check = (brand: ReturnType<typeof deriveBrand>) =>
  checkBrand({
    name: 'ny',
    light: { path: 'tokens.json', text: writeTokens(brand.light) },
    dark: { path: 'dark.json', text: writeTokens(brand.dark) },
  });
const hexIn = (tokens: TokensById, id: string) =>
  (tokens[id]?.$value as { hex?: string } | undefined)?.hex;

describe('deriveBrand', () => {
  test.each([
    ['#0a4f9e', '#ffc233', '#062a54'],
    ['#a01c22', '#12525e', '#a01c22'],
    ['#1d5c3a', '#d9d7c8', '#ffffff'],
    ['#00666b', '#ff9b80', '#00454a'],
    ['#473c92', '#7ad3b4', '#e9e6fa'],
    ['#8a3a00', '#ffb000', '#ffc94a'],
    ['#000000', '#ff0000', '#000000'],
    ['#333333', '#eeeeee', '#808080'],
    ['#7a2454', '#00ff00', '#0000ff'],
  ])(
    'derives no colour with a fault from %s, %s and the header %s',
    async (accent, second, header) => {
      const brand = derive({
        'color.accent': accent,
        'color.second': second,
        'header.background': header,
      });
      // A second accent that looks like a status is the brand's own choice.
      const isOwn = (fault: BrandFault) => fault.mode === 'light' && fault.token === 'color.second';
      expect((await check(brand)).filter((fault) => !isOwn(fault))).toEqual([]);
    },
  );

  test('makes a brand of nothing at all', async () => {
    expect(await check(derive({}))).toEqual([]);
  });

  test('leaves the second accent to the kit until the brand has one', () => {
    expect(derive({ 'color.accent': '#a01c22' }).light).not.toHaveProperty(['color.second-soft']);
    const withSecond = derive({}, { 'color.second': '#ffc233' });
    expect(withSecond.light).toHaveProperty(['color.on-second-soft']);
    expect(withSecond.dark).toHaveProperty(['color.on-second-soft']);
  });

  test('keeps the colours of the brand, also those that do not pass', async () => {
    const brand = derive({ 'color.accent': '#ffc233' }, { 'color.accent': '#404040' });
    expect(hexIn(brand.light, 'color.accent')).toBe('#ffc233');
    expect(hexIn(brand.dark, 'color.accent')).toBe('#404040');
    const faults = await check(brand);
    const advice = faults.find(({ mode, token }) => mode === 'light' && token === 'color.accent');
    const next = derive({ 'color.accent': advice?.nearest ?? '' }, { 'color.accent': '#8fc3ff' });
    expect(await check(next)).toEqual([]);
  });

  test('gives a colour that only one mode has a value in the other', () => {
    const { dark: inDark } = derive({ 'color.link': '#0a4f9e', 'nav.background': '#062a54' });
    expect(inDark).toHaveProperty(['color.link']);
    expect(hexIn(inDark, 'nav.background')).toBe(hexIn(inDark, 'color.surface'));
  });

  test('follows aliases, and ends on a circle of them', () => {
    const alias = (to: string) => ({ $type: 'color', $value: `{${to}}` });
    const palette = { 'palette.a': alias('palette.b'), 'palette.b': alias('palette.a') };
    expect(() => deriveBrand({ light: palette, dark: {} })).not.toThrow();
    const brand = deriveBrand({
      light: {
        ...colors({ 'palette.green': '#005b50' }),
        'header.background': alias('palette.green'),
      },
      dark: {},
    });
    expect(hexIn(brand.light, 'header.text')).toBe('#ffffff');
  });

  test('adds nothing to a complete brand but what its recipes are for', async () => {
    const own = {
      light: readTokens(JSON.stringify(light)),
      dark: readTokens(JSON.stringify(dark)),
    };
    const brand = deriveBrand(own);
    expect(brand.light).toMatchObject(own.light);
    expect(await check(brand)).toEqual([]);
  });
});

describe('a token document', () => {
  test('is the same after it was read and written', () => {
    const tokens = readTokens(JSON.stringify(light));
    expect(readTokens(writeTokens(tokens))).toEqual(tokens);
    expect(Object.keys(tokens)).toContain('radius');
    expect(JSON.parse(writeTokens(tokens))).toHaveProperty(['radius', '$root', '$value']);
  });

  test('has each value on one line', () => {
    expect(writeTokens(colors({ 'color.accent': '#005b50' }))).toContain(
      '"$value": { "colorSpace": "srgb", "components": [0, 0.3569, 0.3137], "hex": "#005b50" }',
    );
  });
});
