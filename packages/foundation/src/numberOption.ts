import { logOnce } from './logOnce';

/** The longest delay of a timer, 24.8 days: browsers run a longer one at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** A delay that a timer can have. `Infinity` becomes the longest one. */
export const timerMs = (ms: number): number => Math.min(ms, LONGEST_TIMER_MS);

/**
 * Reads an option that is a number from 0, such as a duration. A wrong value (negative, `NaN`, no number) is logged once, and
 * the default holds.
 * @param name the name of the package and the option, for the log
 */
export function numberOption(name: string, value: number | undefined, byDefault: number): number {
  if (value === undefined) return byDefault;
  if (typeof value === 'number' && value >= 0) return value;
  logOnce(`${name} is not a number from 0. The default, ${byDefault}, holds.`, 'warn');
  return byDefault;
}

/** Reads a time limit in milliseconds. `0` and `Infinity` mean no limit, which is `Infinity`. */
export const timeLimitOption = (...option: Parameters<typeof numberOption>): number =>
  numberOption(...option) || Number.POSITIVE_INFINITY;
