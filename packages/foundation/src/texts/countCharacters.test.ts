import { afterEach, describe, expect, test, vi } from 'vitest';
import { countCharacters } from './countCharacters';

afterEach(() => void vi.unstubAllGlobals());

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

  test('creates one segmenter, and none for an empty text', async () => {
    vi.resetModules();
    const fresh = await import('./countCharacters');
    const real = new Intl.Segmenter();
    const Segmenter = vi.fn(function create() {
      return real;
    });
    vi.stubGlobal('Intl', { ...Intl, Segmenter });
    fresh.countCharacters('');
    expect(Segmenter).not.toHaveBeenCalled();
    fresh.countCharacters('a');
    fresh.countCharacters('ab');
    expect(Segmenter).toHaveBeenCalledOnce();
  });

  test('counts composed letters and emoji once without Intl.Segmenter', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(countCharacters('Bla\u030Abær 👍')).toBe(8);
  });
});
