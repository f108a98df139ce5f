import { beforeEach, expect, it, vi } from 'vitest';
import { connectReports, report, scrub } from './report';

// What earlier tests left waiting.
beforeEach(() => void connectReports(() => {})());

it('keeps reports until somebody listens, and then hands each on once', () => {
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

it('keeps no more than the newest fifty', () => {
  for (let number = 0; number < 60; number += 1) report({ kind: 'call', message: `r${number}` });
  const sink = vi.fn();
  connectReports(sink)();
  expect(sink).toHaveBeenCalledTimes(50);
  expect(sink.mock.calls.at(-1)?.[0].message).toBe('r59');
});

it.each([
  '01819012345',
  '018190 12345',
  'kari@eksempel.no',
  '912 34 567',
  '5501001',
  '1234.56.78903',
])('masks %s in whatever text it stands', (secret) => {
  expect(scrub(`Could not read ${secret}, sorry`)).not.toContain(secret);
  expect(scrub(`Could not read ${secret}, sorry`)).toMatch(
    /^Could not read \{(number|email)\},? ?sorry$/,
  );
});

it('leaves statuses and indexes readable', () => {
  expect(scrub('GET /avtaler answered 503: avtaler[12]')).toBe(
    'GET /avtaler answered 503: avtaler[12]',
  );
});
