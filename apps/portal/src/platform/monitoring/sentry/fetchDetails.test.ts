import { expect, it } from 'vitest';
import { fetchDetailsOf } from './fetchDetails';

const failed = (request: unknown, rest: object = {}) =>
  Object.assign(new Error('failed'), { request }, rest);

it('a failed request is told by method, path pattern and status', () => {
  const error = failed({ method: 'GET', path: '/liv/12' }, { status: 503 });
  expect(fetchDetailsOf(error)).toStrictEqual({ method: 'GET', url: '/liv/{id}', status: 503 });
});

it.each(['/liv/12?navn=Kari', '/liv/12#Kari', '/liv/12?navn=Kari\nSolberg'])(
  'the path %j loses its query and its fragment',
  (path) => {
    expect(fetchDetailsOf(failed({ method: 'GET', path }))).toStrictEqual({
      method: 'GET',
      url: '/liv/{id}',
    });
  },
);

it.each(['/liv?navn=Kari', '/liv#Kari', '/liv?'])(
  'the path %j ends where its query begins',
  (path) => {
    expect(fetchDetailsOf(failed({ method: 'GET', path }))?.url).toBe('/liv');
  },
);

it('an e-mail address in a path is masked', () => {
  expect(fetchDetailsOf(failed({ method: 'GET', path: 'kari@eksempel.no' }))?.url).toBe('{email}');
});

it('a status that is no number is left out', () => {
  const error = failed({ method: 'GET', path: '/liv' }, { status: 'Kari' });
  expect(fetchDetailsOf(error)).toStrictEqual({ method: 'GET', url: '/liv' });
});

it.each([
  ['no object', 'Kari'],
  ['undefined', undefined],
  ['null', null],
  ['an error without a request', new Error('x')],
  ['an error whose request is undefined', failed(undefined)],
  ['a request without a method', failed({ path: '/liv' })],
  ['a request without a path', failed({ method: 'GET' })],
])('%s has no details', (_, error) => {
  expect(fetchDetailsOf(error)).toBeUndefined();
});
