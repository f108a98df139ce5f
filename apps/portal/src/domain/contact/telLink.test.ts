import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatPhone } from '../formats/phone';
import { telLink } from './telLink';

it('removes white space', () => {
  expect(telLink('21 00 00 00')).toBe('tel:21000000');
  expect(telLink('+47 21\u00a000\t00\n00')).toBe('tel:+4721000000');
});

it.each([
  ['21000000;phone-context=evil.example', 'tel:21000000%3Bphone-context%3Devil.example'],
  ['21000000?x=1#y', 'tel:21000000%3Fx%3D1%23y'],
  ['+47 21-00-00-00', 'tel:+4721-00-00-00'],
])('encodes characters that are not part of a number: %s', (phone, link) => {
  expect(telLink(phone)).toBe(link);
});

it('keeps all characters except white space, and adds no parameters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (phone) => {
      const { protocol, pathname, search, hash } = new URL(telLink(phone));
      expect([protocol, search, hash]).toEqual(['tel:', '', '']);
      expect(pathname).not.toMatch(/[\s;]/);
      expect(decodeURIComponent(pathname)).toBe(phone.replace(/\s/g, ''));
    }),
  );
});

it('returns the same link for a formatted and an unformatted number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8}$/), (phone) => {
      expect(telLink(formatPhone(phone))).toBe(telLink(phone));
    }),
  );
});
