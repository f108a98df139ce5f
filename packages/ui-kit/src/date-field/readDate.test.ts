import { describe, expect, test } from 'vitest';
import { isDate, readDate, writeDate } from './readDate';

const read = (text: string, latestYear = 2046) => readDate(text, latestYear);

test.each([
  '1.2.2026',
  '01.02.2026',
  '1.2.26',
  '010226',
  '01022026',
  '2026-02-01',
  '1/2/2026',
  '1,2,26',
  '01-02-26',
  ' 1. 2. 2026 ',
])('reads %s as the first of February', (text) => {
  expect(read(text)).toEqual({ date: '2026-02-01' });
});

test.each(['31.02.2026', '29.2.2025', '310426', '00.01.2026', '01.13.2026', '2026-02-30'])(
  'finds no date at %s, and moves it to no other',
  (text) => {
    expect(read(text)).toEqual({ fault: 'impossible' });
  },
);

test.each([
  '1.2',
  'i morgen',
  '1226',
  '1.2.026',
  '1.2.0026',
  '1.februar 2026',
  '2026-2-1',
  '12345678901',
])('cannot read %s', (text) => {
  expect(read(text)).toEqual({ fault: 'unreadable' });
});

test('reads no text as no date', () => {
  expect(read('  ')).toEqual({ date: null });
});

test.each([
  ['46', 2046, '2046'],
  ['47', 2046, '1947'],
  ['26', 2026, '2026'],
  ['27', 2026, '1927'],
  ['00', 2026, '2000'],
  ['99', 1999, '1999'],
])('takes a year %s as the latest one until %d: %s', (digits, latestYear, year) => {
  expect(read(`0102${digits}`, latestYear)).toEqual({ date: `${year}-02-01` });
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
    expect(readDate(writeDate(date), 2028)).toEqual({ date });
  }
});
