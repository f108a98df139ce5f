import { expect, test } from 'vitest';
import { createPseudonym } from './createPseudonym';

test('returns the same name for the same random numbers', () => {
  expect(createPseudonym(() => 0)).toEqual({ fornavn: 'Blid', etternavn: 'Bever' });
  expect(createPseudonym(() => 0.999_999)).toEqual({ fornavn: 'Årvåken', etternavn: 'Ørret' });
});

test('returns many different names', () => {
  const names = new Set<string>();
  for (let index = 0; index < 1_000; index++) {
    const { fornavn, etternavn } = createPseudonym(Math.random);
    expect(`${fornavn} ${etternavn}`).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u);
    names.add(`${fornavn} ${etternavn}`);
  }
  expect(names.size).toBeGreaterThan(300);
});
