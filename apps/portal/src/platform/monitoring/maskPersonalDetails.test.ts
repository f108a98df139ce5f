import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskPersonalDetails } from './maskPersonalDetails';

test.each([
  ...['01819012345', '018190 12345', '018190–12345', '018190\u201112345', '018190−12345'],
  ...['018190/12345', '018190 / 12345', '01.81.90 - 12345', '01 81 90 123 45', '01_81_90_12345'],
  ...['018190\u00ad12345', '0181\u200b9012\u2060345'],
  ...['０１８１９０１２３４５', '٠١٨١٩٠١٢٣٤٥', '०१८१९०१२३४५'],
  ...[...'_:,()·|*+'].map((between) => `01${between}81${between}90${between}12345`),
  ...['01    81    90    12345', '01 ... 81 ... 90 ... 12345', '01 … 81 … 90 … 12345'],
  '01\u034f81\u034f90\u034f12345',
  '0\ufe0f\u20e31\ufe0f\u20e38\ufe0f\u20e31\ufe0f\u20e3 90 12345',
  '01\u3164\u3164\u3164\u3164\u3164\u316481\u316490\u316412345',
  ...['%EF%BC%90%EF%BC%91%EF%BC%98%EF%BC%91', '%D9%A0%D9%A1%D9%A8%D9%A1'],
  ...['01%25E2%2580%259381%C2%A090', '018190%2012345', '018190%252F12345'],
  ...['912 34 567', '(912) 34 567', '+47 912·34·567', '5501001', '1234.56.78903'],
])('masks the number %s', (secret) => {
  expect(maskPersonalDetails(`Could not read ${secret}, sorry`)).toMatch(
    /^Could not read [+(]{0,2}\{number\}, sorry$/,
  );
});

test.each([
  ...['kari@eksempel.no', 'kari＠eksempel.no', 'ka\u200bri@eksempel.no', 'kari%40eksempel.no'],
  ...['kari(at)eksempel.no', 'ola@blåbær.no', 'kari (at) eksempel.no', 'kari ( at ) eksempel.no'],
  ...['kari [AT] eksempel.no', 'kari{at}eksempel.no', 'kari%20(at)%20eksempel.no'],
  ...['kari krøllalfa eksempel.no', 'kari (krøllalfa) eksempel.no', 'kari @ eksempel.no'],
  'kari at eksempel.no',
])('masks the e-mail address %s', (secret) => {
  expect(maskPersonalDetails(`Could not read "${secret}", sorry`)).toBe(
    'Could not read "{email}", sorry',
  );
});

test.each([
  'GET /avtaler responded with 503: avtaler[12]',
  'Feil 404',
  'AppConfig apiHost has no value',
  'An event was dropped at start (at once)',
  '',
])('leaves %j readable', (text) => {
  expect(maskPersonalDetails(text)).toBe(text);
});

/** Texts without digits, so that every remaining digit comes from the number. */
const digitless = fc
  .string({ unit: 'grapheme' })
  .filter((text) => !/[\p{Nd}%]/u.test(text.normalize('NFKC')));
const separator = fc.constantFrom(
  ...['', '', ' ', '-', '–', '—', '\u2011', '−', '/', '.', '·'],
  ...['\u00a0', '\u202f', '\u200b', '\u00ad'],
  ...[' - ', ' / ', '%20', '%2F', '._.'],
);
const digit = fc.constantFrom(...'0123456789０１２３４５６７８９');

test('masks all digits of a number of four to eleven digits with any grouping', () => {
  const grouped = fc
    .array(fc.tuple(digit, separator), { minLength: 4, maxLength: 11 })
    .map((pairs) => pairs.flat().join(''));
  fc.assert(
    fc.property(digitless, grouped, digitless, (before, number, after) => {
      expect(maskPersonalDetails(`${before} ${number} ${after}`)).not.toMatch(/\p{Nd}/u);
    }),
    { numRuns: import.meta.env.MODE === 'soak' ? 1_000 : 300 },
  );
});

test('masks an e-mail address in any text', () => {
  const address = fc.tuple(
    fc.stringMatching(/^[a-zæøå][a-zæøå0-9._-]{2,20}$/),
    fc.constantFrom('@', '＠', '%40', '(at)', '\u200b@'),
    fc.constantFrom('eksempel.no', 'blåbær.example'),
  );
  fc.assert(
    fc.property(digitless, address, digitless, (before, [name, at, domain], after) => {
      const masked = maskPersonalDetails(`${before} ${name}${at}${domain} ${after}`);
      expect(masked).not.toContain(`${domain} `);
      expect(masked).toContain('{email}');
    }),
  );
});

/**
 * Half a million characters take some milliseconds in linear time. In quadratic time, 50,000 characters
 * took 1.4 s, so half a million would exceed the test's time limit.
 */
test.each([
  ...['a', 'a@', '@', 'a.', '"a', '1', '1a', '1-', '111 ', '1 1 1 a', '-', '%', '%25', '%20'],
  ...['/', '/1', '?', '#', 'https://', '\u200b', '１', '(at)', 'e\u0301', ' '],
  ...['a at ', ' (at) ', 'a at a.', ' krøllalfa '],
])('masks half a million characters of %j', (piece) => {
  const text = piece.repeat(500_000 / piece.length);
  expect(maskPersonalDetails(text).length).toBeLessThanOrEqual(2 * text.length);
});
