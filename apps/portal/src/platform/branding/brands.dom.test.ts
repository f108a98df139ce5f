import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distributors } from '@forsikring/demo-api';
import { checkBrand } from '@forsikring/ui-kit/tokens';
import { describe, expect, test } from 'vitest';
import { applyFavicon } from './applyFavicon';
import { BRAND_NAMES, BRANDS, brandOfHost } from './brands';
import { buildBrandSheet, readPortalBrand } from './buildBrandSheet';
import { FONT_NAMES } from './fonts';

const here = (path: string) => join(import.meta.dirname, path);

test.each(BRANDS)('brand %s passes the check of the kit in light and dark mode', async (name) => {
  expect(await checkBrand(readPortalBrand(name))).toEqual([]);
});

/** The colour of a token, and how light it is. */
function colorOf(file: string, token: string) {
  const { $value } = JSON.parse(readFileSync(here(`brands/${file}.tokens.json`), 'utf8')).color[
    token
  ];
  const [red, green, blue] = $value.components;
  return { hex: $value.hex, lightness: 0.2126 * red + 0.7152 * green + 0.0722 * blue };
}

test.each(BRANDS.flatMap((name) => [name, `${name}.dark`]))(
  '%s has a sunken surface that is darker than its surface',
  (file) => {
    const sunken = colorOf(file, 'surface-sunken').lightness;
    expect(sunken).toBeLessThan(colorOf(file, 'surface').lightness);
  },
);

test.each(BRANDS)(
  'keeps %s.css up to date with its tokens (`pnpm tokens` writes it)',
  async (name) => {
    expect(readFileSync(here(`brands/${name}.css`), 'utf8')).toBe(await buildBrandSheet(name));
  },
);

test('lists every brand that has files', () => {
  const kinds = ['tokens.json', 'dark.tokens.json', 'css'];
  const files = BRANDS.flatMap((name) => kinds.map((kind) => `${name}.${kind}`));
  expect(readdirSync(here('brands')).sort()).toEqual(files.sort());
});

test('lists the same distributors as the demo', () => {
  expect(distributors.map(({ shortname }) => shortname)).toEqual(BRANDS);
  const names = distributors.map(({ shortname, name }) => [shortname, name]);
  expect(Object.fromEntries(names)).toEqual(BRAND_NAMES);
});

test('finds the brand of a production host and of a host of the demo', () => {
  expect(brandOfHost('m.demobanken.example')).toBe('sb1');
  expect(brandOfHost('eika.localhost')).toBe('eika');
  for (const unknown of ['localhost', 'demobanken.example', 'ukjent.localhost', ''])
    expect(brandOfHost(unknown)).toBeUndefined();
});

const LOGOS = ['neutral', ...BRANDS];
/** A drawing without its title. */
const readDrawing = (path: string) =>
  readFileSync(here(path), 'utf8').replace(/<title>.*?<\/title>/, '');
const logoOf = (name: string) => readDrawing(`logos/${name}.svg`);
const faviconOf = (name: string) =>
  readDrawing(name === 'neutral' ? '../../assets/icon.svg' : `favicons/${name}.svg`);
/** The names before this one whose file is the same. */
const copiedBy = (name: string, names: string[], read: (name: string) => string) =>
  names.slice(0, names.indexOf(name)).filter((other) => read(other) === read(name));

const ownColour = (token: string) => (brand: string) => colorOf(brand, token).hex;

describe.each([
  ['accent', BRANDS, ownColour('accent'), 'brands/*.tokens.json'],
  ['second accent', BRANDS, ownColour('second'), 'brands/*.tokens.json'],
  ['colour of headings', BRANDS, ownColour('heading'), 'brands/*.tokens.json'],
  [
    'colour of headings in dark mode',
    BRANDS,
    (brand: string) => ownColour('heading')(`${brand}.dark`),
    'brands/*.dark.tokens.json',
  ],
  ['logo', LOGOS, logoOf, 'logos/*.svg'],
  ['favicon', LOGOS, faviconOf, 'favicons/*.svg'],
] as const)('the %s', (what, names, read, files) => {
  test.each(BRANDS)('of %s is its own', (name) => {
    const hint = `Give ${name} its own ${what} in ${files}`;
    expect(copiedBy(name, [...names], read), hint).toEqual([]);
  });
});

test.each(BRANDS)('brand %s names fonts that the portal has', (name) => {
  const { font } = JSON.parse(readFileSync(here(`brands/${name}.tokens.json`), 'utf8'));
  const fallbacks = readFileSync(here('fallback-fonts.css'), 'utf8');
  for (const list of [font.family.$value, font['family-heading'].$value].filter(Array.isArray)) {
    const [first, ...others]: string[] = list;
    expect(FONT_NAMES).toContain(first);
    for (const fallback of others.filter((other) => other.includes('Fallback'))) {
      expect(fallbacks).toContain(`"${fallback}"`);
    }
  }
});

test('applies the favicon of the brand, and keeps the neutral one without a brand', () => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  const icon = () => document.head.querySelector('link')?.getAttribute('href');
  const root = document.createElement('html');
  root.dataset.brand = 'neutral';
  applyFavicon(root);
  expect(icon()).toBe('/icon.svg');
  root.dataset.brand = 'eika';
  applyFavicon(root);
  expect(icon()).toContain('Granbanken');
});
