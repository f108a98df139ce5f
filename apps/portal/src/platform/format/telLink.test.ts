import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatPhone } from './phone';
import { telLink } from './telLink';

it('calls the number without its white space', () => {
  expect(telLink('21 00 00 00')).toBe('tel:21000000');
  expect(telLink('+47 21\u00a000\t00\n00')).toBe('tel:+4721000000');
});

it('holds everything of the number but the white space, in the same order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (phone) => {
      const link = telLink(phone);
      expect(link).not.toMatch(/\s/);
      expect(link).toBe(`tel:${[...phone].filter((sign) => !/\s/.test(sign)).join('')}`);
    }),
  );
});

it('is the same for a number as it is shown and as it came', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8}$/), (phone) => {
      expect(telLink(formatPhone(phone))).toBe(telLink(phone));
    }),
  );
});
