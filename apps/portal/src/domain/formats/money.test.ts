import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { formatAmount, formatMonthly, formatYearly } from './money';

describe('money', () => {
  test.each([
    [0, '0\u00a0kr'],
    [1234, '1\u00a0234\u00a0kr'],
    [1234.5, '1\u00a0234,50\u00a0kr'],
    [0.75, '0,75\u00a0kr'],
    [1234.999, '1\u00a0235\u00a0kr'],
    [1_000_000, '1\u00a0000\u00a0000\u00a0kr'],
    [-0, '0\u00a0kr'],
    [-12.5, '−12,50\u00a0kr'],
  ])('formats %s as %s', (kroner, text) => {
    expect(formatAmount(kroner)).toBe(text);
  });

  test('formats without language data', async () => {
    vi.stubGlobal('Intl', {});
    vi.resetModules();
    const { formatAmount } = await import('./money');
    expect(formatAmount(1234.5)).toBe('1\u00a0234,50\u00a0kr');
  });

  test('adds the unit of monthly and yearly prices', () => {
    expect(formatMonthly(1234.5)).toBe('1\u00a0234,50\u00a0kr/md');
    expect(formatYearly(14_808)).toBe('14\u00a0808\u00a0kr/år');
  });

  test('keeps the amount, to the øre', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (ore) => {
        const digits = formatAmount(ore / 100)
          .replace(/[^\d,]/g, '')
          .replace(',', '.');
        expect(Math.round(Number(digits) * 100)).toBe(ore);
      }),
    );
  });
});
