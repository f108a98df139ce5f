import { expect, test, vi } from 'vitest';
import { hyphenate } from './hyphenate';

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
  ['Vedlikeholdskalenderen', 'Vedlikeholds|kalenderen'],
  ['forsikringsselskapet', 'forsikrings|selskapet'],
  ['Fullstendig og tidligst', 'Fullstendig og tidligst'],
])('shows where %s may break in a narrow window alone', (text, marked) => {
  expect(hyphenate(text)).toBe(text);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(hyphenate(text).replaceAll('\u00ad', '|')).toBe(marked);
});
