import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailLink, telLink } from './contactLinks';

test.each([
  ['hjelp@bank.example', 'mailto:hjelp@bank.example'],
  ['  hjelp@bank.example ', 'mailto:hjelp@bank.example'],
  ['ola+forsikring@bank.example', 'mailto:ola%2Bforsikring@bank.example'],
  [
    'a@b.example?bcc=evil@x.example&body=hei',
    'mailto:a@b.example%3Fbcc%3Devil@x.example%26body%3Dhei',
  ],
  ['a@b.example,c@d.example', 'mailto:a@b.example%2Cc@d.example'],
  ['half\ud800@b.example', 'mailto:half%EF%BF%BD@b.example'],
  ['ærlig@blåbær.example', 'mailto:%C3%A6rlig@bl%C3%A5b%C3%A6r.example'],
])('converts %j to %s', (email, link) => {
  expect(mailLink(email)).toBe(link);
});

/** Any code point, with lone surrogates. The unit 'binary' of fast-check takes 1.5 s to prepare. */
const codePoint = fc.integer({ min: 0, max: 0x10_ffff }).map((code) => String.fromCodePoint(code));

test('contains one recipient and no header fields for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: codePoint }), (email) => {
      const { protocol, search, hash, pathname } = new URL(mailLink(email));
      expect([protocol, search, hash]).toEqual(['mailto:', '', '']);
      expect(pathname).not.toMatch(/[\s,;]/);
    }),
  );
});

test('removes white space', () => {
  expect(telLink('21 00 00 00')).toBe('tel:21000000');
  expect(telLink('+47 21\u00a000\t00\n00')).toBe('tel:+4721000000');
});

test.each([
  ['21000000;phone-context=evil.example', 'tel:21000000%3Bphone-context%3Devil.example'],
  ['21000000?x=1#y', 'tel:21000000%3Fx%3D1%23y'],
  ['+47 21-00-00-00', 'tel:+4721-00-00-00'],
])('encodes characters that are not part of a number: %s', (phone, link) => {
  expect(telLink(phone)).toBe(link);
});
