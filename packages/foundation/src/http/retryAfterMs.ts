/**
 * How long a server asks its clients to wait before the next request: the header `Retry-After`, in seconds or as a date
 * (RFC 9110, section 10.2.3).
 * @returns milliseconds from now; undefined without the header, or with an unreadable one
 */
export function retryAfterMs(headers: Pick<Headers, 'get'>): number | undefined {
  const value = headers.get('Retry-After')?.trim() ?? '';
  // At most 9 digits: more than thirty years.
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1_000;
  // `Date.parse` also reads '-1' and '1.5'.
  const atMs = /^[a-z]{3,9}[, ]/i.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(atMs)) return undefined;
  // The server's clock is right when the clock of the device is not.
  const serverNowMs = Date.parse(headers.get('Date') ?? '');
  return Math.max(atMs - (Number.isNaN(serverNowMs) ? Date.now() : serverNowMs), 0);
}
