import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCookie } from './readCookie';

test('finds a cookie by its whole name, at any position', () => {
  const cookies = 'MY-XSRF-TOKEN=no; XSRF-TOKEN-2=no; XSRF-TOKEN=a=b%2Fc;other=1';
  expect(readCookie(cookies, 'XSRF-TOKEN')).toBe('a=b/c');
  expect(readCookie(cookies, 'other')).toBe('1');
});

test('returns an empty string for an empty cookie and undefined for a missing one', () => {
  expect(readCookie('a=', 'a')).toBe('');
  expect(readCookie('', 'a')).toBeUndefined();
  expect(readCookie('a', 'a')).toBeUndefined();
  expect(readCookie('constructor', 'constructor')).toBeUndefined();
});

test('returns the raw value when it cannot be decoded', () => {
  expect(readCookie('a=100%', 'a')).toBe('100%');
});

test('never throws, for any cookie string', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (cookies, name) => {
      const value = readCookie(cookies, name);
      expect(value === undefined || typeof value === 'string').toBe(true);
    }),
  );
});

test('returns the value that was written, beside any other cookie', () => {
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
