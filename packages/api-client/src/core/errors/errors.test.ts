import { inspect } from 'node:util';
import { expect, test } from 'vitest';
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

test('each guard accepts only its own kind of error', () => {
  for (const [kind, guard] of Object.entries(guards))
    for (const [other, error] of Object.entries(errors)) expect(guard(error)).toBe(kind === other);
});

test('each guard accepts errors from another copy of the package', () => {
  class HttpErrorOfAnotherBundle extends Error {
    override name = 'HttpError';
  }
  expect(isHttpError(new HttpErrorOfAnotherBundle())).toBe(true);
});

test('each guard accepts any value without throwing', () => {
  for (const guard of Object.values(guards))
    for (const value of [undefined, null, 'HttpError', 7, {}, { name: 'HttpError' }, new Error()])
      expect(guard(value)).toBe(false);
});

test("the timeout guard rejects the platform's TimeoutError", () => {
  expect(isTimeoutError(new DOMException('', 'TimeoutError'))).toBe(false);
});

test('ContractError is not an ApiError', () => {
  expect(errors.http).toBeInstanceOf(ApiError);
  expect(errors.network).toBeInstanceOf(ApiError);
  expect(errors.timeout).toBeInstanceOf(ApiError);
  expect(errors.contract).not.toBeInstanceOf(ApiError);
});

test('each message states the request and what happened in one line', () => {
  expect(Object.values(errors).map(String)).toEqual([
    'HttpError: GET /avtaler responded with 503',
    'NetworkError: GET /avtaler got no response. Check the connection and try again.',
    'TimeoutError: GET /avtaler timed out after 30000 ms',
    'ContractError: Error while parsing JSON: GET /avtaler',
  ]);
});

test('HttpError keeps the reason phrase, the headers and the body out of messages and logs', () => {
  const error = new HttpError(
    {
      status: 400,
      statusText: 'No customer 01819012345',
      headers: new Headers({ 'X-Trace': 'Solberg-7' }),
    },
    { navn: 'Kari Solberg' },
    request,
  );
  expect(error).toMatchObject({
    message: 'GET /avtaler responded with 400',
    statusText: 'No customer 01819012345',
    body: { navn: 'Kari Solberg' },
  });
  expect(error.headers.get('X-Trace')).toBe('Solberg-7');
  for (const log of [String(error), JSON.stringify(error), inspect(error)])
    expect(log).not.toMatch(/No customer|01819012345|Solberg/);
});

test.each([
  [{ kode: 'UGYLDIG_EPOST' }, 'UGYLDIG_EPOST'],
  [{ kode: '' }, 'UKJENT'],
  [{ kode: 7 }, 'UKJENT'],
  [{}, 'UKJENT'],
  ['<!doctype html>', 'UKJENT'],
  [null, 'UKJENT'],
  [undefined, 'UKJENT'],
])('HttpError reads the code of %j as %s', (body, kode) => {
  expect(new HttpError({ status: 400, statusText: '' }, body, request).kode).toBe(kode);
});

test('ContractError names the whole response when it is no JSON or of another shape', () => {
  expect(errors.contract.issue).toEqual({ field: '', expected: 'JSON' });
  expect(ContractError.wrongShape(request, { field: '', expected: 'Object' }).message).toBe(
    'Expected the response to be Object: GET /avtaler',
  );
});

test('an ApiError of no narrower kind has its own name', () => {
  expect(String(new ApiError('was cancelled', request))).toBe(
    'ApiError: GET /avtaler was cancelled',
  );
});
