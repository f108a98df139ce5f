import { type ApiClientOptions, createApiClient } from '@forsikring/api-client';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connectReports, reportToConsole } from '../connectReports';
import { report } from '../report';
import { createSentryClient } from './createSentryClient';
import { createSentrySink } from './createSentrySink';
import { type EnvelopeServer, startEnvelopeServer } from './startEnvelopeServer';

/** The monitoring service. It also fails all API calls, with personal details in the status text and the body. */
let service: EnvelopeServer;
let origin: string;
let envelopes: string[];

beforeAll(async () => {
  service = await startEnvelopeServer((_, response) => {
    response.writeHead(500, 'Kari Solberg 018190-12345', { 'Content-Type': 'application/json' });
    response.end('{"kode":"NEDE","melding":"Kari Solberg 01819012345"}');
  });
  origin = service.origin;
  envelopes = service.texts;
});
afterAll(() => service.close());
beforeEach(() => {
  service.texts.length = 0;
});

const sink = () =>
  createSentrySink(
    createSentryClient({ dsn: service.dsn, environment: 'Test', mayRecord: () => false }),
    'sb1',
  );

/** A client whose calls all fail. */
const failingClient = (onFailure?: ApiClientOptions['onFailure']) =>
  createApiClient({
    ...{ apiHost: origin, origin, retryDelayMs: 1, fetch: globalThis.fetch },
    ...(onFailure && { onFailure }),
  });

const arrived = (count: number) =>
  vi.waitFor(() => expect(envelopes).toHaveLength(count), { timeout: 20_000 });

/** The event of an envelope: its last line. */
const eventOf = (envelope: string | undefined) =>
  JSON.parse(envelope?.trim().split('\n').at(-1) ?? '{}');

test('sends the error with its stack, the kind, the environment and the distributor', async () => {
  const error = new TypeError("Cannot read properties of undefined (reading 'navn')");
  sink()({ kind: 'crash', message: 'agreements: TypeError', error });
  await arrived(1);
  const event = eventOf(envelopes[0]);
  expect(event).toMatchObject({
    environment: 'Test',
    tags: { kind: 'crash', distributor: 'sb1' },
    contexts: { report: { message: 'agreements: TypeError' } },
  });
  expect(event.exception.values[0]).toMatchObject({
    type: 'TypeError',
    value: "Cannot read properties of undefined (reading 'navn')",
  });
  expect(event.exception.values[0].stacktrace.frames.length).toBeGreaterThan(2);
});

test('sends method, address pattern and status of a failed call, but neither sends nor logs its status text and body', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  connectReports(() => {})();
  const disconnects = [connectReports(sink()), connectReports(reportToConsole)];
  const client = failingClient((error, { call }) =>
    report({ kind: 'call', message: `${call}: ${(error as Error).message}`, error }),
  );
  const error = await client
    .deleteOffer({ params: { policyNumber: '5501001' } })
    .catch((reason) => reason);
  expect(error).toMatchObject({ statusText: 'Kari Solberg 018190-12345', status: 500 });
  await arrived(1);
  const url = '/api/privat/forsikring/avtaleoversikt/tilbud/{policyNumber}';
  const message = `deleteOffer: DELETE ${url} responded with 500`;
  expect(eventOf(envelopes[0]).contexts).toMatchObject({
    report: { message },
    fetch: { method: 'DELETE', url, status: 500 },
  });
  expect(warn.mock.calls).toEqual([[`[call] ${message}`]]);
  expect(envelopes[0]).not.toMatch(/Solberg|018190|12345|5501001/);
  for (const disconnect of disconnects) disconnect();
});

test('leaves out messages of third-party code', async () => {
  const send = sink();
  const old = new Error('Warning: ToggleSlider component has been deprecated, use Toggle');
  send({ kind: 'uncaught', message: 'Uncaught error', error: old });
  send({ kind: 'uncaught', message: 'Uncaught error', error: new Error('FBNav: gone') });
  send({ kind: 'uncaught', message: 'Uncaught error', error: 'FBNavBridge is missing' });
  send({ kind: 'uncaught', message: 'Uncaught', error: { message: 'FBNav: no error' } });
  for (const text of ['FBNav: no error', 'Uncaught Error: FBNav: no error', old.message]) {
    const event = new ErrorEvent('error', { message: text });
    send({ kind: 'uncaught', message: 'Uncaught error', error: event });
  }
  send({ kind: 'config', message: 'AppConfig apiHost has no value' });
  await arrived(1);
  expect(eventOf(envelopes[0]).message).toBe('AppConfig apiHost has no value');
});

const CANARIES = [
  ...['Kari Solberg', 'kari@eksempel.no', '91234567', '912 34 567', '01819012345', '5501001'],
  ...['Furuveien', 'jump-6f1c', 'hemmelig'],
];

test('sends no personal details from any part of an error', async () => {
  const address = '/privat/5501001?navn=Kari%20Solberg&epost=kari@eksempel.no';
  window.history.replaceState(null, '', address);
  document.title = 'Kari Solberg';
  const send = sink();
  const errorsWith = (canary: string): unknown[] => {
    const withAll = Object.assign(new Error(canary, { cause: new Error(canary) }), {
      body: { navn: canary },
      request: { method: 'GET', path: `/avtale/{id}?navn=${canary}` },
      name: `Error ${canary}`,
    });
    return [
      withAll,
      new SyntaxError(`Unexpected token in JSON: "${canary}"`),
      new TypeError(`Iterator value ${canary} is not an entry object`),
      new TypeError(`Cannot read properties of ${canary}`),
      new RangeError(`Invalid value: ${canary}`),
      canary,
      { navn: canary },
      [canary],
    ];
  };
  // One canary at a time: the SDK drops events when too many are pending.
  for (const [index, canary] of CANARIES.entries()) {
    const errors = errorsWith(canary);
    for (const error of errors) send({ kind: 'uncaught', message: 'Uncaught error', error });
    await arrived((index + 1) * errors.length);
  }
  const sent = envelopes.join('\n');
  for (const canary of CANARIES) expect(sent).not.toContain(canary);
  expect(sent).not.toContain('navn=');
});
