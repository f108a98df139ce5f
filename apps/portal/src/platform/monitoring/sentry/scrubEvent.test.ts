import type { ErrorEvent } from '@sentry/react';
import { expect, test } from 'vitest';
import { scrubEvent } from './scrubEvent';

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
