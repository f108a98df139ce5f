import { ContractError, HttpError } from '@forsikring/api-client';
import type { ErrorEvent } from '@sentry/react';
import { expect, test } from 'vitest';
import { PortalError } from '../../errors/PortalError';
import { safeMessage, scrubEvent } from './scrubEvent';

const event = (fields: Partial<ErrorEvent>): ErrorEvent => ({ type: undefined, ...fields });

/** The one exception of an event, scrubbed. */
const scrubException = (
  exception: NonNullable<NonNullable<ErrorEvent['exception']>['values']>[number],
  originalException?: unknown,
) =>
  scrubEvent(event({ exception: { values: [exception] } }), { originalException }).exception
    ?.values?.[0];

test('keeps only named fields of an event', () => {
  const named = {
    event_id: '0123456789abcdef0123456789abcdef',
    timestamp: 1_700_000_000,
    platform: 'javascript',
    level: 'error',
    environment: 'Production',
    tags: { kind: 'crash', distributor: 'sb1' },
  } as const;
  const report = { message: 'agreements: TypeError' };
  const fetch = { method: 'GET', url: '/avtaler' };
  const scrubbed = scrubEvent(
    event({
      ...named,
      message: 'agreements: TypeError',
      contexts: { report, fetch, device: { name: 'Karis telefon' } },
      user: { email: 'kari@eksempel.no' },
      request: { url: 'https://bank.example/?navn=Kari' },
      breadcrumbs: [{ message: 'Kari' }],
      extra: { navn: 'Kari' },
      server_name: 'kari',
      transaction: '/Kari',
    }),
  );
  expect(scrubbed).toStrictEqual({
    type: undefined,
    ...named,
    message: 'agreements: TypeError',
    contexts: { report, fetch },
  });
});

test('adds no fields to an event without fields', () => {
  expect(scrubEvent(event({}))).toStrictEqual({
    type: undefined,
    message: undefined,
    contexts: {},
  });
  expect(scrubEvent(event({ exception: {} }))).not.toHaveProperty('exception');
  expect(scrubEvent(event({ contexts: {} })).contexts).toStrictEqual({});
});

test("removes a message that differs from the report's message", () => {
  const contexts = { report: { message: 'Uncaught error' } };
  expect(scrubEvent(event({ message: 'Kari Solberg', contexts }))).not.toHaveProperty('message');
  expect(scrubEvent(event({ message: 'Kari Solberg' }))).not.toHaveProperty('message');
});

test.each([
  [new TypeError('x'), 'TypeError'],
  [Object.assign(new Error('x'), { name: 'SolbergError' }), 'Error'],
  ['Kari Solberg', 'Error'],
  [undefined, 'Error'],
])('takes the type from the thrown value %o, and never from the event', (thrown, type) => {
  expect(scrubException({ type: 'SolbergError' }, thrown)?.type).toBe(type);
});

test('keeps only the type, the safe message and the mechanism of an exception', () => {
  const exception = scrubException(
    {
      type: 'TypeError',
      value: 'Kari Solberg',
      module: 'kari',
      mechanism: { type: 'generic', handled: false, data: { navn: 'Kari' } },
    },
    new TypeError('Kari Solberg'),
  );
  expect(exception).toStrictEqual({
    type: 'TypeError',
    value: '{text}',
    mechanism: { type: 'generic', handled: false },
  });
});

test('marks an exception as handled when its mechanism does not say', () => {
  expect(scrubException({ mechanism: { type: 'generic' } })?.mechanism).toEqual({
    type: 'generic',
    handled: true,
  });
  expect(scrubException({ type: 'Error' })).toStrictEqual({ type: 'Error', value: '{text}' });
  expect(scrubException({ stacktrace: {} })).not.toHaveProperty('stacktrace');
});

test('keeps the position of a frame in a build file, and no other address', () => {
  const frames = [
    {
      filename: 'https://bank.example/privat/assets/index-BMZz_1.js',
      function: 'render',
      lineno: 0,
      colno: 7,
      vars: { navn: 'Kari' },
      abs_path: '/Kari',
    },
    { filename: 'https://bank.example/privat/Kari?x=/assets/a.js#Solberg', lineno: 3 },
    { filename: 'https://bank.example/assets/Kari Solberg.js', colno: 0 },
    { filename: 'https://bank.example/assets/a-js', function: '' },
    {},
  ];
  expect(scrubException({ stacktrace: { frames } })?.stacktrace).toStrictEqual({
    frames: [
      { filename: '/assets/index-BMZz_1.js', function: 'render', lineno: 0, colno: 7 },
      { filename: '{page}', lineno: 3 },
      { filename: '{page}', colno: 0 },
      { filename: '{page}' },
      { filename: '{page}' },
    ],
  });
});

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
