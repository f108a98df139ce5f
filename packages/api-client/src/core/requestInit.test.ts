import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestInit } from './requestInit';

const tokenOf = (cookies: string) => requestInit(cookies).headers['X-XSRF-TOKEN'];

test('finds the token by the whole name of its cookie, at any position', () => {
  expect(tokenOf('MY-XSRF-TOKEN=no; XSRF-TOKEN-2=no; XSRF-TOKEN=a=b%2Fc;other=1')).toBe('a=b/c');
});

test('has no token when the cookie is empty or missing', () => {
  for (const cookies of ['XSRF-TOKEN=', '', 'XSRF-TOKEN']) expect(tokenOf(cookies)).toBeUndefined();
});

test('sends the raw value when it cannot be decoded', () => {
  expect(tokenOf('XSRF-TOKEN=100%')).toBe('100%');
});

test('has no token that a header cannot contain', () => {
  for (const token of ['%0d%0aX-Evil: 1', '\u0100', 'a%00b', '%E2%82%AC'])
    expect(tokenOf(`XSRF-TOKEN=${token}`)).toBeUndefined();
});

test('has valid headers for any cookies', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      expect(() => new Headers(requestInit(`XSRF-TOKEN=${value}`).headers)).not.toThrow();
    }),
  );
});
