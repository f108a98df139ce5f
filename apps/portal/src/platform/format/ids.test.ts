import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNationalId, formatPhone, phoneHref } from './ids';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const withoutSpace = (text: string) => text.replace(/\s/g, '');

describe('national ids', () => {
  it('are six digits, a space and five', () => {
    expect(formatNationalId('01819012345')).toBe('018190\u00a012345');
    expect(formatNationalId('018190 12345')).toBe('018190\u00a012345');
  });

  it('keep their digits, and anything else stays as it came', () => {
    fc.assert(
      fc.property(digits(11), (id) => {
        expect(withoutSpace(formatNationalId(id))).toBe(id);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/^\d{11}$/.test(withoutSpace(text)));
        expect(formatNationalId(text)).toBe(text);
      }),
    );
  });
});

describe('phone numbers', () => {
  it.each([
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
  ])('writes %s as %s', (phone, text) => {
    expect(formatPhone(phone).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('never lose or add a digit', () => {
    const phones = fc
      .tuple(fc.constantFrom('', '+47', '0047', '47'), digits(8))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(phones, (phone) => {
        expect(withoutSpace(formatPhone(phone))).toBe(phone);
      }),
    );
  });

  it('are called without white space', () => {
    fc.assert(
      fc.property(fc.string(), (phone) => {
        expect(phoneHref(phone)).not.toMatch(/\s/);
      }),
    );
    expect(phoneHref('21 00 00 00')).toBe('tel:21000000');
  });
});
