import { afterEach, describe, expect, test, vi } from 'vitest';
import { countCharacters } from './TextArea';

afterEach(() => void vi.unstubAllGlobals());

describe('countCharacters', () => {
  test.each([
    ['', 0],
    ['Kjæledyrforsikring', 18],
    ['a\u030A', 1],
    ['👩‍👩‍👧', 1],
    ['👍🏽', 1],
    ['🇳🇴', 1],
    ['én\ntil', 6],
  ])('sees %j as a reader does', (text, characters) => {
    expect(countCharacters(text)).toBe(characters);
  });

  test('counts letters with marks and emoji once where the browser has no segmenter', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(countCharacters('Bla\u030Abær 👍')).toBe(8);
  });
});
