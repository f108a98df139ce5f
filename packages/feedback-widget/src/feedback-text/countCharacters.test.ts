import { afterEach, describe, expect, it, vi } from 'vitest';
import { countCharacters } from './countCharacters';

afterEach(() => void vi.unstubAllGlobals());

describe('countCharacters', () => {
  it.each([
    ['', 0],
    ['Blåbærsyltetøy', 14],
    ['e\u0301', 1],
    ['👨‍👩‍👧', 1],
    ['🇳🇴', 1],
    ['to\nlinjer', 9],
  ])('counts %j as a reader does', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });

  it('still counts letters and emoji right where the browser cannot segment', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(countCharacters('Blåbær')).toBe(6);
    expect(countCharacters('Bla\u030Abær')).toBe(6);
    expect(countCharacters('😀')).toBe(1);
  });
});
