import { describe, expect, test, vi } from 'vitest';
import { hyphenate, hyphenateName } from './hyphenate';

test.each([
  ['Forsikringsoversikt', 'Forsikrings|oversikt'],
  ['Husforsikring', 'Hus|forsikring'],
  ['trafikkforsikringsavgift', 'trafikk|forsikrings|avgift'],
  ['Båtforsikring og hesteforsikring', 'Båt|forsikring og heste|forsikring'],
  ['MC-forsikring', 'MC-forsikring'],
  ['helseerklæringen', 'helse|erklæringen'],
  ['Forsikringene dine', 'Forsikringene dine'],
  ['Medlemsfordeler', 'Medlems|fordeler'],
  ['Opplysninger', 'Opp|lysninger'],
  ['kontaktopplysningene', 'kontakt|opplysningene'],
  ['informasjonskapsler', 'informasjons|kapsler'],
  ['Vedlikeholdskalenderen', 'Vedlikeholds|kalenderen'],
  ['forsikringsselskapet', 'forsikrings|selskapet'],
  ['Fullstendig og tidligst', 'Fullstendig og tidligst'],
])('shows where %s may break in a narrow window alone', (text, marked) => {
  expect(hyphenate(text)).toBe(text);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(hyphenate(text).replaceAll('\u00ad', '|')).toBe(marked);
});

describe('hyphenateName', () => {
  test('adds a soft hyphen before each "forsikring" that continues a word in names over 23 characters', () => {
    expect(hyphenateName('Fritidsulykkesforsikring')).toBe('Fritidsulykkes\u00adforsikring');
    expect(hyphenateName('Båtforsikring og hesteforsikring')).toBe(
      'Båt\u00adforsikring og heste\u00adforsikring',
    );
    expect(hyphenateName('Kollektiv ulykkesforsikring for forening')).toBe(
      'Kollektiv ulykkes\u00adforsikring for forening',
    );
  });

  test('keeps names up to 23 characters, and "forsikring" as a separate word, unchanged', () => {
    expect(hyphenateName('Behandlingsforsikringen')).toBe('Behandlingsforsikringen');
    expect(hyphenateName('Forsikring av ukjent type og mer')).toBe(
      'Forsikring av ukjent type og mer',
    );
  });
});
