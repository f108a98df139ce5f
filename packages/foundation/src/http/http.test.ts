import { describe, expect, test } from 'vitest';
import { backoffMs } from './backoffMs';
import { looksLikeWebPage } from './looksLikeWebPage';
import { retryAfterMs } from './retryAfterMs';

describe('retryAfterMs', () => {
  test.each<[value: string, expected: number | undefined]>([
    ['20', 20_000],
    [' 0 ', 0],
    ['Sat, 28 Nov 2026 10:00:30 GMT', 30_000],
    ['Sat, 28 Nov 2026 09:59:00 GMT', 0],
    ...['', 'soon', '-1', '1.5', '1e3', '9'.repeat(10)].map((value): [string, undefined] => [
      value,
      undefined,
    ]),
  ])('reads %j, by the clock of the server', (value, expected) => {
    const headers = new Headers({ 'Retry-After': value, Date: 'Sat, 28 Nov 2026 10:00:00 GMT' });
    expect(retryAfterMs(headers)).toBe(expected);
  });

  test('reads a date by the clock of the device when the server sends none', () => {
    const headers = new Headers({ 'Retry-After': new Date(Date.now() + 60_000).toUTCString() });
    const waitMs = Number(retryAfterMs(headers));
    // The header has no milliseconds.
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(60_000);
  });

  test('is undefined without the header', () => {
    expect(retryAfterMs(new Headers())).toBeUndefined();
  });
});

test.each([
  ...['<!DOCTYPE html><p>Logg inn', '\uFEFF\n <!doctype HTML>', '<html lang="nb">', '<HTML>'],
  ...[
    '<!-- Vedlikehold --><html>',
    '<head><title>x',
    '<body onload="go()">',
    '<?xml version="1.0"?>',
  ],
  ...[
    '<meta http-equiv="refresh" content="0">',
    '<script>location=1</script>',
    '<title>Nede',
    '<center><h1>503',
  ],
])('%j looks like a web page', (body) => expect(looksLikeWebPage(body)).toBe(true));

test.each(['', '{}', '"<html>"', 'OK', '<3', '<htmlish>', 'Se <html>'])(
  '%j does not look like a web page',
  (body) => expect(looksLikeWebPage(body)).toBe(false),
);

test('backoffMs doubles each delay, up to the longest', () => {
  const delays = Array.from({ length: 8 }, (_, retry) => backoffMs(1_000, retry, 30_000));
  expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  expect(backoffMs(1_000, 2_000, 30_000)).toBe(30_000);
});
