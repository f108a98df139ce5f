import { beforeEach, expect, test, vi } from 'vitest';
import { connectReports, createReportLimit } from './connectReports';
import { type Report, report } from './report';

// Clears reports that earlier tests left in the buffer.
beforeEach(() => void connectReports(() => {})());

test('keeps reports until a sink is connected, and then passes each on once', () => {
  report({ kind: 'config', message: 'first' });
  const sink = vi.fn();
  const disconnect = connectReports(sink);
  report({ kind: 'config', message: 'second' });
  expect(sink.mock.calls.map(([{ message }]) => message)).toEqual(['first', 'second']);
  disconnect();
  report({ kind: 'config', message: 'third' });
  expect(sink).toHaveBeenCalledTimes(2);

  const later = vi.fn();
  connectReports(later)();
  expect(later.mock.calls.map(([{ message }]) => message)).toEqual(['third']);
});

test('passes one report per pattern to each sink, including buffered reports', () => {
  const leaveOut = (index: number) =>
    report({ kind: 'contract', message: `getOffers: tilbud[${index}] is no object` });
  for (let index = 0; index < 60; index += 1) leaveOut(index);
  report({ kind: 'config', message: 'AppConfig apiHost has no value' });
  const sinks = [vi.fn(), vi.fn()] as const;
  const disconnects = sinks.map((sink) => connectReports(sink));
  for (let index = 0; index < 60; index += 1) leaveOut(index);

  const messagesOf = (sink: (typeof sinks)[number]) =>
    sink.mock.calls.map(([{ message }]) => message);
  expect(messagesOf(sinks[0])).toEqual([
    'getOffers: tilbud[0] is no object',
    'AppConfig apiHost has no value',
  ]);
  expect(messagesOf(sinks[1])).toEqual(['getOffers: tilbud[0] is no object']);
  for (const disconnect of disconnects) disconnect();
});

test('masks personal details in a message', () => {
  const sink = vi.fn();
  const disconnect = connectReports(sink);
  report({ kind: 'call', message: 'No customer 018190–12345 or kari@eksempel.no' });
  expect(sink).toHaveBeenCalledWith({
    kind: 'call',
    message: 'No customer {number} or {email}',
  });
  disconnect();
});

const leftOut = (call: string, field: string): Report => ({
  kind: 'contract',
  message: `${call}: ${field} was left out, expected string`,
});

test('passes one report per call and field, for all indexes of the item', () => {
  const accepts = createReportLimit();
  expect(accepts(leftOut('getAgreements', 'avtaler[0].policyNumber'))).toBe(true);
  expect(accepts(leftOut('getAgreements', 'avtaler[1].policyNumber'))).toBe(false);
  expect(accepts(leftOut('getAgreements', 'avtaler[1].name'))).toBe(true);
  expect(accepts(leftOut('getOffers', 'avtaler[0].policyNumber'))).toBe(true);
});

test('distinguishes failures of a call by status, and reports by kind', () => {
  const accepts = createReportLimit();
  const message = 'getOffers: GET /tilbud responded with 503';
  expect(accepts({ kind: 'call', message })).toBe(true);
  expect(accepts({ kind: 'call', message })).toBe(false);
  expect(accepts({ kind: 'jump', message })).toBe(true);
  expect(accepts({ kind: 'call', message: message.replace('503', '500') })).toBe(true);
});

test('distinguishes uncaught errors by name and text, but not by numbers in the text', () => {
  const accepts = createReportLimit();
  const passes = (error: unknown) =>
    accepts({ kind: 'uncaught', message: 'Uncaught error', error });
  expect(passes(new TypeError('x is not a function'))).toBe(true);
  expect(passes(new TypeError('x is not a function'))).toBe(false);
  expect(passes(new RangeError('x is not a function'))).toBe(true);
  expect(passes(new TypeError('item 12 is gone'))).toBe(true);
  expect(passes(new TypeError('item 345 is gone'))).toBe(false);
  expect(passes(new ErrorEvent('error', { message: 'Script error.' }))).toBe(true);
  expect(passes(new ErrorEvent('error', { message: 'Script error.' }))).toBe(false);
  expect(passes('a text')).toBe(true);
  expect(passes('another text')).toBe(true);
  expect(passes(null)).toBe(true);
});

test('passes at most the given number of reports, fifty by default', () => {
  const countOf = (accepts: (report: Report) => boolean) =>
    Array.from({ length: 200 }, (_, index) => `field${index}`).filter((field) =>
      accepts(leftOut('getOffers', field)),
    ).length;
  expect(countOf(createReportLimit())).toBe(50);
  expect(countOf(createReportLimit(3))).toBe(3);
});

test('passes one report per item of the configuration', () => {
  const accepts = createReportLimit();
  expect(accepts({ kind: 'config', message: 'AppConfig list[1] has an unknown shape' })).toBe(true);
  expect(accepts({ kind: 'config', message: 'AppConfig list[2] has an unknown shape' })).toBe(true);
});
