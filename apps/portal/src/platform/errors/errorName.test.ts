import { ApiError, ContractError } from '@forsikring/api-client';
import { describe, expect, test } from 'vitest';
import { missingParameter } from '../mobile-app/appAddress';
import { errorName, isOwnError } from './errorName';
import { PortalError } from './PortalError';

const request = { call: 'getOffers', method: 'GET', path: '/tilbud' };
const own = [
  ['ApiError', new ApiError('failed', request)],
  ['ContractError', ContractError.notJson(request)],
  ['Error', new PortalError('failed')],
  ['BridgeError', missingParameter('url')],
] as const;

test.each(own)('returns the name %s of our own error', (name, error) => {
  expect(isOwnError(error)).toBe(true);
  expect(errorName(error)).toBe(name);
});

test.each([
  ['TypeError', new TypeError('x')],
  ['AggregateError', new AggregateError([])],
  ['AbortError', new DOMException('x', 'AbortError')],
  ['Error', new Error('x')],
])('returns the name %s of an error of the browser', (name, error) => {
  expect(isOwnError(error)).toBe(false);
  expect(errorName(error)).toBe(name);
});

describe('a name that any code can set', () => {
  test.each([
    ...['Kari Solberg', 'Solberg', 'SolbergError', 'TypeErrorKari', 'Kari TypeError', 'typeError'],
    ...['HttpError', 'ContractError', 'ConfigError', 'Map', 'undefined', ''],
  ])('is replaced when it is %j', (name) => {
    const error = Object.assign(new Error('x'), { name });
    expect(isOwnError(error)).toBe(false);
    expect(errorName(error)).toBe('Error');
    expect(errorName(new DOMException('x', `Kari ${name}`))).toBe('Error');
  });

  test.each([undefined, null, 'Kari Solberg', { name: 'Kari Solberg' }, { name: 1 }, () => {}])(
    'is replaced in the thrown value %o',
    (thrown) => {
      expect(isOwnError(thrown)).toBe(false);
      expect(errorName(thrown)).toBe('Error');
    },
  );
});
