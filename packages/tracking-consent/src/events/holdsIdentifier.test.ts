import { expect, test } from 'vitest';
import { holdsIdentifier } from './holdsIdentifier';

test.each([
  '1234567',
  '1 2-3.4/5_6 7',
  'kari@eksempel.no',
  'kari(at)eksempel.no',
  'KARI(AT)EKSEMPEL.NO',
  'kari[at]eksempel.no',
  'kari (at) eksempel.no',
  'kari ( at ) eksempel.no',
  'kari{at}eksempel.no',
  'kari (krøllalfa) eksempel.no',
  'Kari Krøllalfa eksempel.no',
  'kari%2Feksempel',
  'kari%2feksempel',
  'en%99',
  'a&amp;b',
  'a&#64;b',
  'a&#x40;b',
  'ka\u200bri',
  'ka\nri',
  '2024–2025 1234567',
  '3024–2025',
  '2124–2025',
  '2024–3025',
  '2024–2125',
  '2024  2025',
  '2024 – - 2025',
  '2024  –2025',
  '2024–  2025',
])('finds an identifier in %j', (text) => {
  expect(holdsIdentifier(text)).toBe(true);
});

test.each([
  '',
  'Meld skade',
  '123456',
  '1234 km, 56 %',
  '2024–2025',
  '2024-2025',
  '1999/2000',
  '1998 - 1999',
  '2024–2025 og 2025–2026',
  '2024–2025 123456',
  'at (a) [t]',
  '100 %',
  '50 %x, 5 %1',
  'Spar & få; nå',
  'a &; b',
  'en & to',
])('finds no identifier in %j', (text) => {
  expect(holdsIdentifier(text)).toBe(false);
});
