import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPhone } from './phone';

const codes = fc.constantFrom('', '+47', '0047', '47');
const numbers = fc.stringMatching(/^\d{8}$/);
const withoutSpace = (text: string) => text.replace(/\s/g, '');
describe('formatPhone', () => {
  test.each([
    ['80012345', '800 12 345'],
    ['22123456', '22 12 34 56'],
    ['91234567', '91 23 45 67'],
    ['912 34 567', '91 23 45 67'],
    ['+4791234567', '+47 91 23 45 67'],
    ['004780012345', '0047 800 12 345'],
    ['4791234567', '47 91 23 45 67'],
    ['47123456', '47 12 34 56'],
    ['12345678', '12345678'],
    ['02345', '02345'],
    ['+46701234567', '+46701234567'],
    ['', ''],
  ])('formats %s as %s', (phone, text) => {
    expect(formatPhone(phone).replaceAll('\u00a0', ' ')).toBe(text);
  });

  test('keeps all digits, and is idempotent', () => {
    fc.assert(
      fc.property(codes, numbers, (code, number) => {
        const once = formatPhone(code + number);
        expect(withoutSpace(once)).toBe(code + number);
        expect(formatPhone(once)).toBe(once);
      }),
    );
  });

  test('does not change texts that are not Norwegian numbers', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), codes), (text) => {
        fc.pre(!/^(\+47|0047|47)?[2-9]\d{7}$/.test(withoutSpace(text)));
        expect(formatPhone(text)).toBe(text);
      }),
    );
  });
});
