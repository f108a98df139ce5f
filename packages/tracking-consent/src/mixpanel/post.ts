/** What the service made of a request; `later` when nobody knows, so that it must be sent again. */
export type Answer =
  | { type: 'delivered' }
  /** Something in it is refused: a smaller part may pass. */
  | { type: 'refused' }
  /** All of it would be refused, however often it is sent. */
  | { type: 'rejected' }
  | { type: 'later'; afterMs?: number };

function retryAfterMs(response: Response): number | undefined {
  const seconds = response.headers.get('Retry-After') ?? '';
  return /^\d+$/.test(seconds) ? Number(seconds) * 1_000 : undefined;
}

function accepted(body: string): boolean | undefined {
  try {
    const answer: unknown = JSON.parse(body);
    const status = (answer as { status?: unknown } | null)?.status ?? answer;
    if (status === 1 || status === 'OK') return true;
    return status === 0 ? false : undefined;
  } catch {
    // A login page of a hotel's network, or half an answer.
    return undefined;
  }
}

/** The service's body: a form with one field, which keeps the request free of a preflight. */
export function encodeBody(records: readonly object[]): string {
  return `data=${encodeURIComponent(JSON.stringify(records))}`;
}

/** Posts the records as the service reads them. Never rejects. Sends no cookie, no referrer, and asks for no IP lookup. */
export async function post(
  url: string,
  body: string,
  keepalive: boolean,
  signal: AbortSignal,
): Promise<Answer> {
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
      return { type: 'later', afterMs: retryAfterMs(response) };
    }
    if (status >= 400) return { type: 'rejected' };
    const ok = accepted(await response.text());
    if (ok === undefined) return { type: 'later' };
    return { type: ok ? 'delivered' : 'refused' };
  } catch {
    return { type: 'later' };
  }
}
