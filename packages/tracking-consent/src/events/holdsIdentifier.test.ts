import { expect, test } from 'vitest';
import { holdsIdentifier } from './holdsIdentifier';

test.each([
  ...['1234567', '1 2-3.4/5_6 7', '010190\u00a049912', '+47 912 34 567', 'avtale-5501001'],
  ...['311290 kr 49912', '01.01.1990'],
  ...[...'_,()·*+–−﹣・:|'].map((between) => `01${between}01${between}90${between}49912`),
  ...['01    01    90    49912', '01 … 01 … 90 … 49912'],
  // Digits of other scripts and styles, and invisible characters between them.
  ...['٠١٠١٩٠٤٩٩١٢', '०१०१९०४९९१२', '０１０１９０４９９１２', '𝟎𝟏𝟎𝟏𝟗𝟎𝟒𝟗𝟗𝟏𝟐', '⓪①⓪①⑨⓪④⑨⑨①②'],
  ...['0\u200b1\u200b0\u200b1\u200b9\u200b0', '01\u034f01\u034f90\u034f49912'],
  ...['0\ufe0f\u20e31\ufe0f\u20e30\ufe0f\u20e31\ufe0f\u20e3 90 49912'],
  ...['01\u3164\u3164\u3164\u3164\u3164\u316401\u316490\u316449912'],
  // E-mail addresses, also as people disguise them.
  ...['kari@eksempel.no', 'kari＠example.no', 'kari﹫example.no', 'KARI(AT)EKSEMPEL.NO'],
  ...['kari[at]eksempel.no', 'kari (at) eksempel.no', 'kari{at}eksempel.no'],
  ...['kari(a\u034ft)eksempel.no', 'kari[\u3164at]eksempel.no', 'kari (krøllalfa) eksempel.no'],
  ...['Kari Krøllalfa eksempel.no'],
  // Encoded.
  ...['kari%2Feksempel', 'kari%2feksempel', 'en%99', 'kari%2540example.no', 'a&amp;b', 'a&#64;b'],
  ...['a&#x40;b', 'kari&commat;example.no', 'ka\u200bri', 'ka\nri'],
  // Years that are not those of a season.
  ...['2024–2025 1234567', '3024–2025', '2124–2025', '2024–3025', '2024–2125', '2024 2025'],
  ...['2024  2025', '2024 – - 2025', '2024  –2025', '2024–  2025', '1901-2049912'],
  ...['310119/2049912'],
])('finds an identifier in %j', (text) => {
  expect(holdsIdentifier(text)).toBe(true);
});

test.each([
  ...['', 'Meld skade', '123456', '1234 km, 56 %', 'Opptil 100 000 kr', '2024–2025', '2024-2025'],
  ...['1999/2000', 'Perioden 1998 - 1999', '2024–2025 og 2025–2026', '2024–2025 123456'],
  ...['forside-2024-06', 'kampanje_2024_q3', 'v1.2.3', 'at (a) [t]', '100 %', '50 %x, 5 %1'],
  ...['Spar 500 & få 10 %; nå', 'a &; b', 'Gratis på nett …', 'Godt valg ✔\ufe0f'],
])('finds no identifier in %j', (text) => {
  expect(holdsIdentifier(text)).toBe(false);
});
