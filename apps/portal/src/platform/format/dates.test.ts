import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate } from './dates';

describe('dates', () => {
  it('are written out, with the day that the ISO date names', () => {
    expect(formatDate('2026-12-24')).toBe('24. desember 2026');
    expect(formatDate('2026-12-24T23:59:59+01:00')).toBe('24. desember 2026');
    expect(formatDate('2027-01-01T00:30:00Z')).toBe('1. januar 2027');
  });

  it.each(['', 'i morgen', '2026-02-30', '2026-13-01', '24.12.2026', '2026-12-24x', '20261224'])(
    'has nothing for %j',
    (text) => expect(formatDate(text)).toBeUndefined(),
  );

  it('name every day of the calendar and never throw', () => {
    const days = fc.date({
      min: new Date('0001-01-01'),
      max: new Date('9999-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const [year, , day] = date.toISOString().slice(0, 10).split('-').map(Number);
        expect(formatDate(date.toISOString())).toMatch(
          new RegExp(`^${day}\\. \\p{L}+ ${year}$`, 'u'),
        );
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => void formatDate(text)));
  });
});
