import { expect, test, vi } from 'vitest';
import { numberOption, timeLimitOption, timerMs } from './numberOption';

test.each([
  [undefined, 5, 5],
  [0, 0, Number.POSITIVE_INFINITY],
  [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  [2 ** 31, 2 ** 31, 2 ** 31],
])('reads %s', (value, number, timeLimit) => {
  expect(numberOption('part: ms', value, 5)).toBe(number);
  expect(timeLimitOption('part: ms', value, 5)).toBe(timeLimit);
});

test.each([Number.NaN, -1, '300', null])(
  'replaces %j by the default, and logs the name',
  (value) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(timeLimitOption(`part: ${value}`, value as number, 5)).toBe(5);
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`part: ${value} is not a number`)]]);
  },
);

test('gives timers no delay that overflows', () => {
  expect(timerMs(Number.POSITIVE_INFINITY)).toBe(2 ** 31 - 1);
});
