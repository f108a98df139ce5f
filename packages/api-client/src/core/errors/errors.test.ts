// @vitest-environment node
import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import {
  ApiError,
  ContractError,
  HttpError,
  isContractError,
  isHttpError,
  isNetworkError,
  isTimeoutError,
  NetworkError,
  TimeoutError,
} from '../../index';

const request = { call: 'getAgreements', method: 'GET', path: '/avtaler' };
const errors = {
  http: new HttpError({ status: 503, statusText: '' }, undefined, request),
  network: new NetworkError(request),
  timeout: new TimeoutError(30_000, request),
  contract: ContractError.notJson(request),
};
const guards = {
  http: isHttpError,
  network: isNetworkError,
  timeout: isTimeoutError,
  contract: isContractError,
};

it('has a guard for each kind, which knows that kind alone', () => {
  for (const [kind, guard] of Object.entries(guards))
    for (const [other, error] of Object.entries(errors)) expect(guard(error)).toBe(kind === other);
});

it('has guards that know the errors of another copy of the package', () => {
  class HttpErrorOfAnotherBundle extends Error {
    override name = 'HttpError';
  }
  expect(isHttpError(new HttpErrorOfAnotherBundle())).toBe(true);
});

it('has guards that take anything', () => {
  for (const guard of Object.values(guards))
    for (const value of [undefined, null, 'HttpError', 7, {}, { name: 'HttpError' }, new Error()])
      expect(guard(value)).toBe(false);
});

it('takes a time limit of the platform for none of its own', () => {
  expect(isTimeoutError(new DOMException('', 'TimeoutError'))).toBe(false);
});

it('keeps a broken contract outside the family of failed calls', () => {
  expect(errors.http).toBeInstanceOf(ApiError);
  expect(errors.network).toBeInstanceOf(ApiError);
  expect(errors.timeout).toBeInstanceOf(ApiError);
  expect(errors.contract).not.toBeInstanceOf(ApiError);
});

it('says what happened to which request, in one line', () => {
  expect(Object.values(errors).map(String)).toEqual([
    'HttpError: GET /avtaler answered 503',
    'NetworkError: GET /avtaler got no answer. Check the connection and try again.',
    'TimeoutError: GET /avtaler was given up after 30000 ms',
    'ContractError: Error while parsing JSON: GET /avtaler',
  ]);
});

it('keeps the reason phrase and the body as properties that no message or log shows', () => {
  const error = new HttpError(
    { status: 400, statusText: 'No customer 01819012345' },
    { navn: 'Kari Solberg' },
    request,
  );
  expect(error).toMatchObject({
    message: 'GET /avtaler answered 400',
    statusText: 'No customer 01819012345',
    body: { navn: 'Kari Solberg' },
  });
  for (const log of [String(error), JSON.stringify(error), inspect(error)])
    expect(log).not.toMatch(/No customer|01819012345|Solberg/);
});
