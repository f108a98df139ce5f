import { retryAfterMs } from '@forsikring/foundation/http/retryAfterMs';
import type { BatchResult } from '../core/transport';

function parseStatus(body: string): boolean | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    const status = (parsed as { status?: unknown } | null)?.status ?? parsed;
    if (status === 1 || status === 'OK') return true;
    return status === 0 ? false : undefined;
  } catch {
    // Not the service's response: a login page of a network, or half a body.
    return undefined;
  }
}

/** The request body: a form with one field, which needs no preflight request. */
export function encodeBody(records: readonly object[]): string {
  return `data=${encodeURIComponent(JSON.stringify(records))}`;
}

/** Posts the body. Never rejects. Sends no cookie and no referrer, and asks for no IP look-up. */
export async function post(
  url: string,
  body: string,
  { keepalive, signal }: { keepalive: boolean; signal: AbortSignal },
): Promise<BatchResult> {
  // Consent may have been withdrawn while a name waited for the response to its batch.
  if (signal.aborted) return { type: 'retry' };
  try {
    const response = await fetch(`${url}?verbose=1&ip=0`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
      keepalive,
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
    const { status } = response;
    if (status === 400 || status === 413) return { type: 'refused' };
    if (status === 408 || status === 429 || status >= 500) {
      return { type: 'retry', afterMs: retryAfterMs(response.headers) };
    }
    if (status >= 400) return { type: 'rejected' };
    const ok = parseStatus(await response.text());
    if (ok === undefined) return { type: 'retry' };
    return { type: ok ? 'delivered' : 'refused' };
  } catch {
    return { type: 'retry' };
  }
}
