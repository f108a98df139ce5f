import { answerOf } from '../flow/answerOf';

/** How `sendOnLeave` asks. */
export interface SendOnLeaveOptions {
  /** Headers beside the content type. `sendBeacon`, the fallback, can carry none. */
  headers?: Record<string, string>;
  /**
   * What else each body carries, such as the page. Add it here, and hand on the payload itself: a
   * copy of a payload is an answer of its own, with a key of its own.
   */
  fields?: () => object;
  /** How long an answer of the server is waited for, in ms, before the promise rejects. @default 30,000 */
  timeoutMs?: number;
}

/** Browsers let a page have 64 KiB in flight past its end, of which other code needs some. */
const IN_FLIGHT_MAX_BYTES = 60_000;
let inFlightBytes = 0;

function newKey(): string {
  // `randomUUID` is missing on pages without TLS.
  return (
    globalThis.crypto?.randomUUID?.() ??
    `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
  );
}

let pageGoes: boolean | undefined;
function noteWhetherPageGoes({ type }: Event) {
  pageGoes = type === 'pagehide';
}

/** A page that is left says so before it is hidden. On a server there is none. */
function watchPage() {
  if (pageGoes !== undefined) return;
  pageGoes = false;
  for (const type of ['pagehide', 'pageshow'])
    globalThis.addEventListener?.(type, noteWhetherPageGoes, true);
}

function isLeaving(payload: object): boolean {
  return (
    (payload as { intentionalSubmit?: boolean }).intentionalSubmit === false ||
    pageGoes ||
    document.visibilityState === 'hidden'
  );
}

/**
 * Creates a callback for `onSubmit` that POSTs JSON to `url` in a way that outlives the page:
 * `fetch` with `keepalive`, never more than 60,000 bytes of it at once, and `sendBeacon` where a
 * page that is left cannot have that. The body is the submission with a `key` beside its fields; a
 * list of answers becomes `{ key, answers }`. Every submission of one answer, whether unintended,
 * intended or tried again, has the same key, so that a backend keeps one: the last, or the intended.
 * Hand on the payload itself: a copy, as `{ ...submission, page }`, counts as another answer.
 *
 * @returns a callback whose promise rejects with an `Error` when the network fails, the answer is
 * not 2xx or takes too long, upon which the widget offers another try.
 */
export function sendOnLeave(
  url: string,
  { headers, fields, timeoutMs = 30_000 }: SendOnLeaveOptions = {},
) {
  watchPage();
  return async (payload: object): Promise<void> => {
    const answer = answerOf(payload);
    answer.key ??= newKey();
    const answered = Array.isArray(payload) ? { answers: payload } : payload;
    const body = new Blob([JSON.stringify({ ...fields?.(), key: answer.key, ...answered })], {
      type: 'application/json',
    });
    const fits = inFlightBytes + body.size <= IN_FLIGHT_MAX_BYTES;
    const keepalive = fits && 'keepalive' in Request.prototype;
    const beacon = () => fits && isLeaving(payload) && navigator.sendBeacon?.(url, body);
    if (!keepalive && beacon()) return;

    if (keepalive) inFlightBytes += body.size;
    let underWay = false;
    setTimeout(() => {
      underWay = true;
    });
    try {
      const response = await fetch(url, {
        method: 'POST',
        keepalive,
        headers: { ...headers, 'Content-Type': 'application/json' },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`POST ${url} was answered with ${response.status}.`);
    } catch (error) {
      // `fetch` throws a TypeError at once when the rest of the page has used up what may be in flight.
      // Later, it is the page that goes: what is under way arrives, and must not be sent again.
      if (underWay || !(error instanceof TypeError && beacon())) throw error;
    } finally {
      if (keepalive) inFlightBytes -= body.size;
    }
  };
}
