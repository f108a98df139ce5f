import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mailLink } from './mailLink';

it.each([
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

it('contains one recipient and no header fields for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (email) => {
      const { protocol, search, hash, pathname } = new URL(mailLink(email));
      expect([protocol, search, hash]).toEqual(['mailto:', '', '']);
      expect(pathname).not.toMatch(/[\s,;]/);
    }),
  );
});
