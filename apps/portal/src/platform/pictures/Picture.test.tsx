import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { OPENINGS, Picture, SCENES, SPOTS } from './Picture';

const FOLDER = join(import.meta.dirname, '../../assets/pictures');
const names = [...SCENES, ...SPOTS, ...OPENINGS, 'profile'] as const;
const BRANDS = join(import.meta.dirname, '../../../brands');
/** The file of a picture: a brand's opening is in the folder of the brand. */
const fileOf = (name: string) =>
  existsSync(join(FOLDER, `${name}.svg`))
    ? join(FOLDER, `${name}.svg`)
    : join(BRANDS, name.replace('opening-', ''), 'opening.svg');
const read = (name: string) => readFileSync(fileOf(name), 'utf8');
const palette = readFileSync(join(import.meta.dirname, 'picture.css'), 'utf8');
const declarations = [...palette.matchAll(/^\s+(--picture-[\w-]+): ([^;]+);/gm)];

test('every file is a picture, and every picture a file', () => {
  const drawn = readdirSync(FOLDER).map((file) => join(FOLDER, file));
  const openings = readdirSync(BRANDS).map((brand) => join(BRANDS, brand, 'opening.svg'));
  const files = [...drawn, ...openings.filter((file) => existsSync(file))];
  expect(names.map(fileOf).sort()).toEqual(files.sort());
});

describe.each(names)('%s', (name) => {
  test('is hidden from screen readers and keeps its aspect ratio', () => {
    const { container } = render(<Picture name={name} />);
    const picture = container.querySelector('svg');
    expect(picture).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('use')?.getAttribute('href')).toMatch(/\.svg.*#picture$/);
    // The element and its file have the same coordinates.
    expect(read(name)).toContain(`viewBox="${picture?.getAttribute('viewBox')}"`);
    expect(read(name)).toContain('<g id="picture">');
  });

  test('takes every colour from the palette', () => {
    const colours = [...read(name).matchAll(/(?:fill|stroke|color)="([^"]+)"/g)].map(([, c]) => c);
    const known = declarations.map(([, token]) => `var(${token})`);
    expect(colours.length).toBeGreaterThan(20);
    expect(colours.filter((colour) => colour !== 'none' && !known.includes(colour ?? ''))).toEqual(
      [],
    );
    expect(read(name)).not.toMatch(/style|#[\da-f]{3,8}\b|rgb|hsl/i);
  });
});

test('no two pictures show the same house', () => {
  const windowsOf = (name: string) =>
    new Set(read(name).match(/<[^<>]*var\(--picture-window\)[^<>]*>/g) ?? []);
  const windows = names.flatMap((name) => [...windowsOf(name)]);
  expect(windows.filter((shape, index) => windows.indexOf(shape) !== index)).toEqual([]);
});

test('the palette has colours of its own for people, lamps and the sun alone', () => {
  const own = declarations.filter(([, , value]) => /#[\da-f]{3,8}/i.test(value ?? ''));
  expect(new Set(own.map(([, token]) => token?.replace('--picture-', '')))).toEqual(
    new Set([
      ...['skin-light', 'skin-medium', 'skin-deep', 'skin-shade', 'blush'],
      ...['hair-fair', 'hair-brown', 'hair-grey'],
      ...['window', 'lamp', 'lampshade', 'beam', 'sun'],
    ]),
  );
});

test('the palette has no unused colour', () => {
  const drawings = names.map(read).join('');
  const used = ([, token]: RegExpMatchArray) =>
    drawings.includes(`var(${token})`) || palette.includes(`var(${token})`);
  expect(declarations.filter((declaration) => !used(declaration))).toEqual([]);
});
