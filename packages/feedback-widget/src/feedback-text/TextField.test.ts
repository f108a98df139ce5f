import { afterEach, describe, expect, test, vi } from 'vitest';
import { countCharacters } from './TextField';

afterEach(() => void vi.unstubAllGlobals());

describe('countCharacters', () => {
  test.each([
    ['', 0],
    ['Blåbærsyltetøy', 14],
    ['e\u0301', 1],
    ['👨‍👩‍👧', 1],
    ['🇳🇴', 1],
    ['to\nlinjer', 9],
  ])('counts the user-perceived characters of %j', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });

  test('creates no segmenter for an empty text, since that takes milliseconds', async () => {
    vi.resetModules();
    const fresh = await import('./TextField');
    let created = 0;
    class Segmenter extends Intl.Segmenter {
      constructor() {
        super();
        created++;
      }
    }
    vi.stubGlobal('Intl', { ...Intl, Segmenter });
    fresh.countCharacters('');
    expect(created).toBe(0);
    fresh.countCharacters('a');
    fresh.countCharacters('ab');
    expect(created).toBe(1);
  });

  test('counts letters and emoji correctly without Intl.Segmenter', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(countCharacters('Blåbær')).toBe(6);
    expect(countCharacters('Bla\u030Abær')).toBe(6);
    expect(countCharacters('😀')).toBe(1);
  });
});
