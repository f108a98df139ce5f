/** The delay before a retry, counted from 0: it doubles with each retry, up to `longestMs`. In milliseconds. */
export const backoffMs = (firstMs: number, retry: number, longestMs: number): number =>
  Math.min(firstMs * 2 ** retry, longestMs);
