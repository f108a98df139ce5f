import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cookieValues } from './cookieValues';

test('finds a cookie by its exact name at any position', () => {
  const cookies = 'first=1; kfp-clvl=2;last=3';
  expect(cookieValues(cookies, 'first')).toEqual(['1']);
  expect(cookieValues(cookies, 'kfp-clvl')).toEqual(['2']);
  expect(cookieValues(cookies, 'last')).toEqual(['3']);
});

test('ignores longer, shorter and differently cased names', () => {
  const cookies = 'x-kfp-clvl=1; kfp-clvl-x=1; kfp=1; KFP-CLVL=1';
  expect(cookieValues(cookies, 'kfp-clvl')).toEqual([]);
});

test('ignores a value that looks like a cookie', () => {
  expect(cookieValues('goto=kfp-clvl=2', 'kfp-clvl')).toEqual([]);
});

test('returns everything after the first equals sign, without decoding', () => {
  expect(cookieValues('a=b=c%3D; d=', 'a')).toEqual(['b=c%3D']);
  expect(cookieValues('a=b; d=', 'd')).toEqual(['']);
});

test('returns each copy of a name in the order sent', () => {
  expect(cookieValues('a=1; b=2; a=3', 'a')).toEqual(['1', '3']);
});

test('ignores a part without an equals sign', () => {
  expect(cookieValues('a; =a; ; a', 'a')).toEqual([]);
});

test('finds every value among other cookies', () => {
  const token = fc.stringMatching(/^[a-z0-9_%"{}-]{1,12}$/);
  fc.assert(
    fc.property(fc.array(fc.tuple(token, token)), token, (pairs, name) => {
      const cookies = pairs.map((pair) => pair.join('=')).join('; ');
      const expected = pairs.filter(([key]) => key === name).map(([, value]) => value);
      expect(cookieValues(cookies, name)).toEqual(expected);
    }),
  );
});
