import { describe, expect, test, vi } from 'vitest';
import { countCharacters } from './countCharacters';

describe('countCharacters', () => {
  test.each([
    ['', 0],
    ['Kjæledyrforsikring', 18],
    ['a\u030A', 1],
    ['👨‍👩‍👧', 1],
    ['👍🏽', 1],
    ['🇳🇴', 1],
    ['én\ntil', 6],
  ])('counts the characters that a reader sees in %j', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });

  test('counts composed letters and emoji once without Intl.Segmenter', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(countCharacters('Bla\u030Abær 👍')).toBe(8);
  });
});
