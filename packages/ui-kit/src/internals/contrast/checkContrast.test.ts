import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContrast } from './checkContrast';

const tokens = readFileSync(join(import.meta.dirname, '../../styles/tokens.css'), 'utf8');
const brand = (name: string, body: string) =>
  `${tokens}\n@layer ui.tokens { [data-brand="${name}"] { ${body} } }`;
const found = (css: string) =>
  checkContrast(css).map(({ theme, scheme, color, on }) => `${theme} ${scheme} ${color} ${on}`);

describe('checkContrast', () => {
  it('finds that everybody can read the neutral brand, light and dark', () => {
    expect(checkContrast(tokens)).toEqual([]);
  });

  it('finds a text that is too pale, in the scheme where it is', () => {
    expect(found(brand('blek', '--ui-color-text: light-dark(#999999, #ffffff);'))).toEqual([
      'blek light --ui-color-text --ui-color-background',
      'blek light --ui-color-text --ui-color-surface',
      'blek light --ui-color-text --ui-color-surface-sunken',
      'blek light --ui-color-heading --ui-color-background',
      'blek light --ui-color-heading --ui-color-surface',
      'blek light --ui-header-text --ui-header-background',
    ]);
  });

  it('finds it in the neutral brand as well', () => {
    const css = tokens.replace(/(--ui-color-on-accent): [^;]+/, '$1: #707c8a');
    expect(found(css)).toContain(':root light --ui-color-on-accent --ui-color-accent');
  });

  it('finds a focus ring and a status edge that do not stand out', () => {
    const css = brand('a', '--ui-color-focus: #f4f5f7; --ui-color-error-border: #fbe9e7;');
    expect(found(css)).toContain('a light --ui-color-focus --ui-color-background');
    expect(found(css)).toContain('a light --ui-color-error-border --ui-color-error-surface');
  });

  it('counts what shines through a colour that is not opaque', () => {
    const css = brand('a', '--ui-color-text: light-dark(rgb(0 0 0 / 40%), #fff);');
    expect(found(css)).toContain('a light --ui-color-text --ui-color-background');
    const solid = brand('a', '--ui-color-text: light-dark(rgb(0 0 0 / 90%), #fff);');
    expect(found(solid)).toEqual([]);
  });

  it('says how far from enough a pair is', () => {
    const [failure] = checkContrast(brand('a', '--ui-header-text: light-dark(#777, #fff);'));
    expect(failure).toMatchObject({ theme: 'a', color: '--ui-header-text', atLeast: 4.5 });
    expect(failure?.ratio).toBeCloseTo(4.48, 2);
  });

  it('names a token that is missing, goes in circles or is no colour', () => {
    expect(() => checkContrast(':root { --ui-color-text: #000; }')).toThrow(
      '--ui-color-background has no value.',
    );
    const circle = brand('a', '--ui-color-accent: var(--ui-color-link);');
    expect(() => checkContrast(circle)).toThrow('--ui-color-accent refers to itself');
    const odd = brand('a', '--ui-color-accent: color-mix(in srgb, red, blue);');
    expect(() => checkContrast(odd)).toThrow("--ui-color-accent is 'color-mix(");
  });
});
