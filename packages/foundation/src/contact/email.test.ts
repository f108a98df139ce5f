import { expect, test } from 'vitest';
import { isEmail, visibleText } from './email';

test.each([
  ...['kari@example.no', 'k.a-r+i@post.example.no', 'blå.bær@øl3.example', 'jürgen@müller.de'],
  ...["o'brien@example.no", 'o’brien@example.no', '.!#$%&’*+/=?^_`{|}~-@example.no'],
  ...['\u200bkari\u00ad@example.no\u202c', ' kari@example.no\n', 'a\u030ase@a\u030are.no'],
])('accepts the e-mail address %j', (typed) => {
  expect(isEmail(visibleText(typed))).toBe(true);
});

test.each([
  ...['', 'kari', 'kari@', '@example.no', 'kari@example', 'kari@example.', 'kari@.no', 'a@b@c.no'],
  ...['a b@example.no', 'kari@ex_a.no', 'kari@example.n o', 'kari@example..no', 'a,b@c.no'],
  ...['<kari@example.no>', 'kari(at)example.no', `${'a.'.repeat(50_000)}@`],
  ...[`a@${'a.'.repeat(50_000)}`, '@'.repeat(99_999)],
])('refuses %.30j', (typed) => {
  expect(isEmail(visibleText(typed))).toBe(false);
});

test.each([...'\u034f\u115f\u17b4\u3164\ufe0f\uffa0'])(
  'refuses an address with the invisible character %j',
  (character) => {
    expect(isEmail(`ka${character}ri@example.no`)).toBe(false);
    expect(isEmail(visibleText(`ka${character}ri@example.no`))).toBe(true);
  },
);

test('shows a decomposed å as one letter, and nothing invisible', () => {
  expect(visibleText(' a\u030a\u200b\ufeff@\u00a0')).toBe('å@');
});
