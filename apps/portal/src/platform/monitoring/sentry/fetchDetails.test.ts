import { expect, test } from 'vitest';
import { fetchDetailsOf } from './createSentrySink';

const failed = (request: unknown, rest: object = {}) =>
  Object.assign(new Error('failed'), { request }, rest);

test('returns method, path pattern and status of a failed request', () => {
  const error = failed({ method: 'GET', path: '/liv/12' }, { status: 503 });
  expect(fetchDetailsOf(error)).toStrictEqual({ method: 'GET', url: '/liv/{id}', status: 503 });
});

test.each([
  ['/liv/12?navn=Kari', '/liv/{id}'],
  ['/liv/12#Kari', '/liv/{id}'],
  ['/liv/12?navn=Kari\nSolberg', '/liv/{id}'],
  ['/liv?navn=Kari', '/liv'],
  ['/liv#Kari', '/liv'],
  ['/liv?', '/liv'],
])('removes query and fragment of the path %j', (path, url) => {
  expect(fetchDetailsOf(failed({ method: 'GET', path }))).toStrictEqual({ method: 'GET', url });
});

test('masks an e-mail address in a path', () => {
  expect(fetchDetailsOf(failed({ method: 'GET', path: 'kari@eksempel.no' }))?.url).toBe('{email}');
});

test('leaves out a status that is not a number', () => {
  const error = failed({ method: 'GET', path: '/liv' }, { status: 'Kari' });
  expect(fetchDetailsOf(error)).toStrictEqual({ method: 'GET', url: '/liv' });
});

test.each([
  ['a string', 'Kari'],
  ['undefined', undefined],
  ['null', null],
  ['an error without a request', new Error('x')],
  ['an error whose request is undefined', failed(undefined)],
  ['a request without a method', failed({ path: '/liv' })],
  ['a request without a path', failed({ method: 'GET' })],
])('returns undefined for %s', (_, error) => {
  expect(fetchDetailsOf(error)).toBeUndefined();
});
