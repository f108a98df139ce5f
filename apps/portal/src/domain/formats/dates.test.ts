import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { daysUntil, formatClock, formatDate } from './dates';

describe('formatDate', () => {
  test.each([
    ['a date', '2026-12-24', '24. desember 2026'],
    ['the leap day', '2028-02-29', '29. februar 2028'],
    ['a time without a zone', '2026-12-24T23:30:00', '24. desember 2026'],
    ['midnight in Norway in winter', '2026-12-23T23:00:00Z', '24. desember 2026'],
    ['the last second before it', '2026-12-23T22:59:59Z', '23. desember 2026'],
    ['midnight in Norway in summer', '2026-06-30T22:00:00.000Z', '1. juli 2026'],
    ['the last second before it in summer', '2026-06-30T21:59:59Z', '30. juni 2026'],
    ['the turn of the year', '2026-12-31T23:30:00Z', '1. januar 2027'],
    ['an evening with the Norwegian offset', '2026-12-24T23:59:59+01:00', '24. desember 2026'],
    ['an offset with only hours', '2026-12-23T23:00:00+00', '24. desember 2026'],
    ['a zone in lower case', '2026-12-23T23:00:00z', '24. desember 2026'],
    ['an offset without a colon', '2026-12-24T23:59:59+0100', '24. desember 2026'],
    ['an evening in America', '2026-12-24T20:00:00-05:00', '25. desember 2026'],
  ])('formats the day in Norway of %s', (_, iso, text) => {
    expect(formatDate(iso)).toBe(text);
  });

  test.each([
    ...['', 'i morgen', '2026-02-30', '2026-02-30T10:00:00Z', '2026-13-01', '24.12.2026'],
    ...['2026-12-24x', '20261224'],
  ])('returns undefined for %j', (text) => expect(formatDate(text)).toBeUndefined());

  test('uses the date when the time is invalid', () => {
    expect(formatDate('2026-12-24T99:99Z')).toBe('24. desember 2026');
  });

  test('formats in Norwegian in a browser that knows only English', async () => {
    vi.stubGlobal('Intl', {
      DateTimeFormat: class extends Intl.DateTimeFormat {
        constructor(_: string, options: Intl.DateTimeFormatOptions) {
          super('en-GB', options);
        }
      },
    });
    vi.resetModules();
    const { formatDate } = await import('./dates');
    expect(formatDate('2026-12-24')).toBe('24. desember 2026');
  });

  test('never throws', () => {
    const times = fc.tuple(fc.constantFrom('2026-12-24T', '2026-12-24'), fc.string());
    fc.assert(fc.property(fc.string(), (text) => void formatDate(text)));
    fc.assert(fc.property(times, ([day, rest]) => void formatDate(day + rest)));
  });
});

describe('daysUntil', () => {
  test.each([
    ['2026-12-24', '2026-12-21T12:00:00+01:00', 3],
    ['2026-12-24', '2026-12-24T00:00:00+01:00', 0],
    ['2026-12-24', '2026-12-24T23:59:59+01:00', 0],
    ['2026-12-24', '2026-12-25T00:00:00+01:00', -1],
    ['2026-12-23T23:30:00Z', '2026-12-23T12:00:00Z', 1],
    ['2027-01-01', '2026-12-31T22:59:59Z', 1],
    ['2027-01-01', '2026-12-31T23:00:00Z', 0],
  ])('counts the days in Norway to %s at %s', (iso, now, days) => {
    expect(daysUntil(iso, new Date(now))).toBe(days);
  });

  test.each([
    ['starts', '2026-03-30', '2026-03-28T23:30:00+01:00'],
    ['ends', '2026-10-26', '2026-10-24T23:30:00+02:00'],
  ])('counts whole days when summer time %s', (_, iso, now) => {
    expect(daysUntil(iso, new Date(now))).toBe(2);
  });

  test('returns undefined for an invalid date', () => {
    expect(daysUntil('i morgen', new Date())).toBeUndefined();
  });
});

test.each([
  ['2026-11-27T13:04:00Z', '14.04'],
  ['2026-11-27T13:04:01Z', '14.05'],
  ['2026-11-27T23:00:00Z', '00.00'],
])('formatClock formats %s as %s', (iso, text) => {
  expect(formatClock(Date.parse(iso))).toBe(text);
});
