import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loginHeightOf } from './Login';

test('accepts finite heights from 1 to 5000', () => {
  expect(loginHeightOf({ type: 'login-height', height: 412 })).toBe(412);
  expect(loginHeightOf({ type: 'login-height', height: 1 })).toBe(1);
  expect(loginHeightOf({ type: 'login-height', height: 5000 })).toBe(5000);
});

test.each([0, 5000.5, -1, Number.NaN, Number.POSITIVE_INFINITY, '412', null, undefined, {}])(
  'rejects the height %s',
  (height) => expect(loginHeightOf({ type: 'login-height', height })).toBeUndefined(),
);

test('throws for no message', () => {
  fc.assert(fc.property(fc.anything(), (data) => void loginHeightOf(data)));
  expect(loginHeightOf({ height: 412 })).toBeUndefined();
});
