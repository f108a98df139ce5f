import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBrand } from '@forsikring/ui-kit/tokens';
import { describe, expect, test } from 'vitest';
import { applyFavicon } from './applyFavicon';
import { brands, distributorOfHost } from './brands';
import { BRANDS_FOLDER, buildBrandSheet, readPortalBrand } from './buildBrandSheet';

const BRANDS = brands.map(({ shortname }) => shortname);
const read = (path: string) => readFileSync(join(BRANDS_FOLDER, path), 'utf8');

test.each(BRANDS)('brand %s passes the check of the kit in light and dark mode', async (name) => {
  expect(await checkBrand(readPortalBrand(name))).toEqual([]);
});

/** The colour of a token, and how light it is. */
function colorOf(file: string, token: string) {
  const { $value } = JSON.parse(read(file)).color[token];
  const [red, green, blue] = $value.components;
  return { hex: $value.hex, lightness: 0.2126 * red + 0.7152 * green + 0.0722 * blue };
}

test.each(BRANDS.flatMap((name) => [`${name}/tokens.json`, `${name}/dark.json`]))(
  '%s has a sunken surface that is darker than its surface',
  (file) => {
    const sunken = colorOf(file, 'surface-sunken').lightness;
    expect(sunken).toBeLessThan(colorOf(file, 'surface').lightness);
  },
);

test.each(BRANDS)(
  'keeps the style sheet of %s up to date with its tokens (`pnpm tokens` writes it)',
  async (name) => {
    expect(read(`${name}/brand.css`)).toBe(await buildBrandSheet(name));
  },
);

test('lists every brand that has a folder', () => {
  expect(BRANDS).toEqual(readdirSync(BRANDS_FOLDER));
});

test('finds the distributor of a production host and of a host of the demo', () => {
  expect(distributorOfHost('m.demobanken.example')).toEqual({
    ...{ theme: 'sb1', logo: 'sb1', name: 'Demobanken' },
  });
  expect(distributorOfHost('eika.localhost')).toMatchObject({ theme: 'eika' });
  for (const unknown of ['localhost', 'demobanken.example', 'ukjent.localhost', ''])
    expect(distributorOfHost(unknown)).toBeUndefined();
});

/** A drawing without its title. */
const drawingIn = (path: string) => read(path).replace(/<title>.*?<\/title>/, '');

describe.each([
  ['accent', (brand: string) => colorOf(`${brand}/tokens.json`, 'accent').hex],
  ['second accent', (brand: string) => colorOf(`${brand}/tokens.json`, 'second').hex],
  ['colour of headings', (brand: string) => colorOf(`${brand}/tokens.json`, 'heading').hex],
  [
    'colour of headings in dark mode',
    (brand: string) => colorOf(`${brand}/dark.json`, 'heading').hex,
  ],
  ['logo', (brand: string) => drawingIn(`${brand}/logo.svg`)],
  ['favicon', (brand: string) => drawingIn(`${brand}/favicon.svg`)],
  ['form', (brand: string) => drawingIn(`${brand}/form.svg`)],
  ['scene', (brand: string) => drawingIn(`${brand}/opening.svg`)],
])('the %s', (what, traitOf) => {
  test.each(BRANDS)('of %s is its own', (name) => {
    const others = BRANDS.filter((other) => other !== name);
    expect(others.map(traitOf), `Give ${name} its own ${what}`).not.toContain(traitOf(name));
  });
});

test.each(BRANDS)('brand %s names fonts that its style sheet has', (name) => {
  const { font } = JSON.parse(read(`${name}/tokens.json`));
  const imports = read(`${name}/brand.css`).matchAll(/^@import "(?<path>.+)";$/gm);
  const faces = Array.from(imports, ({ groups }) => read(join(name, groups?.path ?? ''))).join();
  for (const list of [font.family.$value, font['family-heading'].$value].filter(Array.isArray)) {
    for (const family of list.filter((each: string) => /Variable|Fallback/.test(each))) {
      expect(faces).toContain(`font-family: "${family}"`);
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
