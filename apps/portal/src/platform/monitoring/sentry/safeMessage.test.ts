import { ContractError, HttpError } from '@forsikring/api-client';
import { expect, test } from 'vitest';
import { PortalError } from '../../errors/PortalError';
import { safeMessage } from './scrubEvent';

const request = { call: 'getAgreements', method: 'GET', path: '/avtaler' };

test.each([
  "Cannot read properties of undefined (reading 'navn')",
  "Cannot set properties of null (setting '$id_2')",
  "Cannot read property of undefined (reading 'x')",
  "undefined is not an object (evaluating 'a.b.c')",
  "null is not an object (evaluating 'offer.premium')",
  'offers.map is not a function',
  '$x is not defined',
  '_part is not a constructor',
  'undefined is not iterable',
  'null is not iterable',
  'Failed to fetch',
  'Load failed',
  'NetworkError when attempting to fetch resource.',
  'Maximum call stack size exceeded',
])("keeps the browser's message %j", (message) => {
  expect(safeMessage(new TypeError(message), message)).toBe(message);
});

test('keeps the number of a React error, and nothing after the number', () => {
  expect(safeMessage(new Error(), 'Minified React error #418; visit /?args[]=Kari')).toBe(
    'Minified React error #418',
  );
});

test.each([
  "Kari: Cannot read properties of undefined (reading 'navn')",
  "Cannot read properties of undefined (reading 'navn') Kari",
  "Cannot read properties of undefined (reading 'Kari Solberg')",
  "Cannot read properties of undefined (reading '0181')",
  "Cannot read properties of Kari (reading 'navn')",
  "Kari undefined is not an object (evaluating 'a')",
  "undefined is not an object (evaluating 'a') Kari",
  "undefined is not an object (evaluating 'Kari Solberg')",
  'Kari Solberg is not a function',
  'kari is not a function, Solberg',
  '1kari is not a function',
  'Kari undefined is not iterable',
  'undefined is not iterable Kari',
  'Kari Failed to fetch',
  'Failed to fetch Kari',
  'NetworkError when attempting to fetch resource!',
  'Kari Maximum call stack size exceeded',
  'Maximum call stack size exceeded Kari',
  'Kari Minified React error #418',
  'Minified React error #Kari',
  '',
])('removes the unknown message %j', (message) => {
  expect(safeMessage(new TypeError(message), message)).toBe('{text}');
});

test.each([
  new HttpError({ status: 503, statusText: 'Kari' }, null, request),
  new ContractError('Expected navn to be string', request, { field: 'navn', expected: 'string' }),
  new PortalError('failed'),
])('keeps and scrubs the message of our own $name', (error) => {
  expect(safeMessage(error, 'GET /api/avtaler/E-7701 responded with 503 to kari@eksempel.no')).toBe(
    'GET /api/avtaler/{id} responded with 503 to {email}',
  );
});

test.each([
  ...['HttpError', 'NetworkError', 'TimeoutError', 'ContractError', 'ApiError'],
  ...['ConfigError', 'MissingCodeError', 'BridgeError'],
])('removes the message of an error that another library calls %s', (name) => {
  const error = Object.assign(new Error('Kari Solberg'), { name });
  expect(safeMessage(error, error.message)).toBe('{text}');
});

test('returns no text for a thrown value that is no error, or an error without a message', () => {
  expect(safeMessage(undefined, 'Kari Solberg')).toBe('{text}');
  expect(safeMessage('Kari Solberg', 'Kari Solberg')).toBe('{text}');
  expect(safeMessage(new TypeError())).toBe('{text}');
  expect(safeMessage(new PortalError())).toBe('');
});
