import { describe, expect, test } from 'vitest';
import { isDate, readDate, writeDate } from './readDate';

const read = (text: string) => readDate(text, { max: '2046-12-31' });

test.each([
  ...['1.2.2026', '01.02.2026', '1.2.26', '010226', '01022026', '2026-02-01', '20260201'],
  ...['1/2/2026', '1,2,26', '01-02-26', ' 1. 2. 2026 ', '2026/02/01', '2026.02.01', '1.2.’26'],
  ...[
    '1. februar 2026',
    '1.februar 2026',
    '1. feb. 2026',
    '1 FEB 26',
    '1. februar 26.',
    '1feb2026',
  ],
  ...['søndag 1. februar 2026', 'Søn. 1.2.2026', 'sundag den 1. februar 2026'],
  ...['1 February 2026', 'February 1, 2026', 'Sunday, 1st of February 2026', 'Sun Feb 1st 2026'],
  // As web pages, spreadsheets, e-mails and input methods write them.
  ...[
    '\u200b01.02.2026\ufeff',
    '\u202a1.\u00ad2.2026\u202c',
    '1.\u00a0februar\u202f2026',
    '1\u20092\u20092026',
  ],
  ...[
    '01‐02‐2026',
    '01‑02‑2026',
    '01–02–2026',
    '2026—02—01',
    '1−2−26',
    '１．２．２０２６',
    '１/２/２６',
  ],
  ...[
    '"01.02.2026"',
    '«1. februar 2026»',
    '2026-02-01T00:00:00',
    '01.02.2026 00:00',
    '1.2.26 kl. 10:30',
    ...['1.2.26 kl 12:30', '1.2.26 kl. 12.30', '1.\t2.\t2026', '1. februar\t2026', '(01.02.2026)'],
    ...['1⁄2⁄2026', '1∕2∕2026', '1·2·2026', 'sø. 1. feb. 26', 'sø 1.2.26', '[1.2.2026]'],
  ],
])('reads %j as the first of February', (text) => {
  expect(read(text)).toEqual({ date: '2026-02-01' });
});

test('reads the months by their names in Norwegian and English', () => {
  for (const language of ['nb', 'nn', 'en'])
    for (let month = 0; month < 12; month++) {
      const name = new Intl.DateTimeFormat(language, { month: 'long' }).format(
        new Date(2026, month),
      );
      const date = `2026-${String(month + 1).padStart(2, '0')}-24`;
      expect([name, read(`24. ${name} 2026`)]).toEqual([name, { date }]);
    }
});

test.each([
  ...['31.02.2026', '29.2.2025', '310426', '00.01.2026', '01.13.2026', '2026-02-30'],
  ...['20261324', '20101324', '20121712', '31. februar 2026', 'February 30, 2026'],
])('finds no date at %s, and moves it to no other', (text) => {
  expect(read(text)).toEqual({ date: null, problem: 'impossible' });
});

test.each([
  ...[
    '1.2',
    'i morgen',
    '1226',
    '1.2.026',
    '1.2.0026',
    '2026-2-1',
    '12345678901',
    '1. frimaire 2026',
  ],
  ...['2026-01-31T23:00:00Z', '24. desember', '1.2.2026 og 2.2.2026', '"'.repeat(99_999)],
])('cannot read %.30s', (text) => {
  expect(read(text)).toEqual({ date: null, problem: 'unreadable' });
});

test('reads no text as no date', () => {
  expect(read(' \u200b ')).toEqual({ date: null });
});

test('takes eight digits with the year first as such, and never as another year', () => {
  expect(read('20101124')).toEqual({ date: '2010-11-24' });
  expect(read('20111910')).toEqual({ date: '1910-11-20' });
});

test.each([
  ['46', 2046, '2046'],
  ['47', 2046, '1947'],
  ['26', 2026, '2026'],
  ['27', 2026, '1927'],
  ['00', 2026, '2000'],
  ['99', 1999, '1999'],
])('takes a year %s as the latest one until %d: %s', (digits, latestYear, year) => {
  const max = `${latestYear}-12-31`;
  expect(readDate(`0102${digits}`, { max })).toEqual({ date: `${year}-02-01` });
});

test('reads a date outside the limits, and says so; a limit that is no date is none', () => {
  const limits = { min: '2026-01-01', max: '2026-12-31' };
  expect(readDate('31.12.2025', limits)).toEqual({ date: '2025-12-31', problem: 'too-early' });
  expect(readDate('1.1.2027', limits)).toEqual({ date: '2027-01-01', problem: 'too-late' });
  expect(readDate('1.1.2027', { min: 'i morgen', max: '' })).toEqual({ date: '2027-01-01' });
});

describe('isDate', () => {
  test.each(['2024-02-29', '2000-02-29', '1850-12-31'])('knows %s', (text) => {
    expect(isDate(text)).toBe(true);
  });
  test.each(['2026-02-29', '1900-02-29', '2026-2-1', '01.02.2026', '2026-02-01T00:00:00Z', ''])(
    'refuses %s',
    (text) => {
      expect(isDate(text)).toBe(false);
    },
  );
});

test('writes every day of a leap year so that it is read as the same day', () => {
  for (let day = 0; day < 366; day++) {
    const date = new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(0, 10);
    expect(readDate(writeDate(date))).toEqual({ date });
  }
});
