import { beforeEach, expect, it, vi } from 'vitest';
import { connectReports, report } from './report';

// What earlier tests left waiting.
beforeEach(() => void connectReports(() => {})());

it('keeps reports until a sink is connected, and then passes each on once', () => {
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

it('passes one report for each pattern to each sink, also those that waited', () => {
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

it('masks personal details in a message', () => {
  const sink = vi.fn();
  const disconnect = connectReports(sink);
  report({ kind: 'call', message: 'No customer 018190–12345 or kari@eksempel.no' });
  expect(sink).toHaveBeenCalledWith({
    kind: 'call',
    message: 'No customer {number} or {email}',
  });
  disconnect();
});
