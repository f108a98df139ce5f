import { describe, expect, it } from 'vitest';
import { parseThemes } from './parseThemes';

const themes = (css: string) =>
  Object.fromEntries(
    parseThemes(css).map(({ name, tokens }) => [name, Object.fromEntries(tokens)]),
  );

describe('parseThemes', () => {
  it('lays each brand over the neutral values, whatever its quotes', () => {
    const css = `@layer ui.tokens { :root { --a: 1; --b: 2 } [data-brand="x"] { --b: 3; } }
      [data-brand='y'], [data-brand=z] { --a: 4; }`;
    expect(themes(css)).toEqual({
      ':root': { '--a': '1', '--b': '2' },
      x: { '--a': '1', '--b': '3' },
      y: { '--a': '4', '--b': '2' },
      z: { '--a': '4', '--b': '2' },
    });
  });

  it('gives every brand what all brands share', () => {
    expect(themes('[data-brand] { --a: 1; } [data-brand="x"] { --b: 2; }').x).toEqual({
      '--a': '1',
      '--b': '2',
    });
  });

  it('reads neither comments nor conditions nor ordinary properties', () => {
    const css = `/* :root { --a: 1; } */ :root { color: red; --a: light-dark(\n#fff, #000); }
      @media print { :root { --a: 2; } }`;
    expect(themes(css)).toEqual({ ':root': { '--a': 'light-dark(\n#fff, #000)' } });
  });
});
