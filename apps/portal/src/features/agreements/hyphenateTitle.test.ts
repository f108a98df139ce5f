import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hyphenateTitle } from './hyphenateTitle';

describe('a card title', () => {
  it('of more than 23 characters may break before each forsikring that continues a word', () => {
    expect(hyphenateTitle('Fritidsulykkesforsikring')).toBe('Fritidsulykkes\u00adforsikring');
    expect(hyphenateTitle('Båtforsikring og hesteforsikring')).toBe(
      'Båt\u00adforsikring og heste\u00adforsikring',
    );
    expect(hyphenateTitle('Kollektiv ulykkesforsikring for forening')).toContain(
      'ulykkes\u00adforsikring',
    );
  });

  it('of 23 or less, or with forsikring as a word of its own, stays as it is', () => {
    expect(hyphenateTitle('Behandlingsforsikringen')).toBe('Behandlingsforsikringen');
    expect(hyphenateTitle('Forsikring av ukjent type og mer')).toBe(
      'Forsikring av ukjent type og mer',
    );
  });

  it('loses nothing', () => {
    const titles = fc
      .array(fc.constantFrom('Bil', 'forsikring', ' ', 'ø', 'FORSIKRING'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(titles, (title) => {
        expect(hyphenateTitle(title).replaceAll('\u00ad', '')).toBe(title);
      }),
    );
  });
});
