// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCookie } from './readCookie';

it('finds a cookie wherever it stands, by its whole name', () => {
  const cookies = 'MY-XSRF-TOKEN=no; XSRF-TOKEN-2=no; XSRF-TOKEN=a=b%2Fc;other=1';
  expect(readCookie(cookies, 'XSRF-TOKEN')).toBe('a=b/c');
  expect(readCookie(cookies, 'other')).toBe('1');
});

it('knows a cookie that is empty from one that is not there', () => {
  expect(readCookie('a=', 'a')).toBe('');
  expect(readCookie('', 'a')).toBeUndefined();
  expect(readCookie('a', 'a')).toBeUndefined();
  expect(readCookie('constructor', 'constructor')).toBeUndefined();
});

it('gives a value that cannot be decoded as it stands', () => {
  expect(readCookie('a=100%', 'a')).toBe('100%');
});

it('never throws, whatever the cookies are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (cookies, name) => {
      const value = readCookie(cookies, name);
      expect(value === undefined || typeof value === 'string').toBe(true);
    }),
  );
});

it('reads back what was written, beside any other cookie', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^[a-z]{1,8}$/),
      (value, other) => {
        const cookies = `x${other}=${other}; token=${encodeURIComponent(value)}; ${other}`;
        expect(readCookie(cookies, 'token')).toBe(value);
      },
    ),
  );
});
