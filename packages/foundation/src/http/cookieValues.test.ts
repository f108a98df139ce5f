import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cookieValues } from './cookieValues';

test.each([
  ['at the start', 'first=1; kfp-clvl=2;last=3', 'first', ['1']],
  ['in the middle', 'first=1; kfp-clvl=2;last=3', 'kfp-clvl', ['2']],
  ['at the end', 'first=1; kfp-clvl=2;last=3', 'last', ['3']],
  ['by its exact name', 'x-kfp-clvl=1; kfp-clvl-x=1; kfp=1; KFP-CLVL=1', 'kfp-clvl', []],
  ['outside other values', 'goto=kfp-clvl=2', 'kfp-clvl', []],
  ['with an equals sign, without decoding', 'a=b=c%3D; d=', 'a', ['b=c%3D']],
  ['without a value', 'a=b; d=', 'd', ['']],
  ['in each copy, in the order sent', 'a=1; b=2; a=3', 'a', ['1', '3']],
  ['only with an equals sign', 'a; =a; ; a', 'a', []],
  ['in quotes', 'a="a1b2="; a=""; a="', 'a', ['a1b2=', '', '"']],
  [
    'with escapes in its quotes',
    String.raw`a="{\"b\":1\054\"c\":\"\\\"}"; a=\054`,
    'a',
    [String.raw`{"b":1,"c":"\"}`, String.raw`\054`],
  ],
])('finds a cookie %s', (_, cookies, name, values) => {
  expect(cookieValues(cookies, name)).toEqual(values);
});

test('finds every value among other cookies', () => {
  const token = fc.stringMatching(/^[a-z0-9_%{}-]{1,12}$/);
  fc.assert(
    fc.property(fc.array(fc.tuple(token, token)), token, (pairs, name) => {
      const cookies = pairs.map((pair) => pair.join('=')).join('; ');
      const expected = pairs.filter(([key]) => key === name).map(([, value]) => value);
      expect(cookieValues(cookies, name)).toEqual(expected);
    }),
  );
});
