import type { SubmissionDetails } from '../flow/feedbackFlowOptions';
import { newSubmissionId } from '../flow/newSubmissionId';

/** Options of `sendOnLeave`. */
export interface SendOnLeaveOptions {
  /** Headers beside the content type. `sendBeacon`, the fallback, can carry none. */
  headers?: Record<string, string>;
  /** Fields that each body carries beside the submission, such as the page. */
  fields?: () => object;
  /** How long to wait for the server's response, in ms, before the promise rejects. @default 30,000 */
  timeoutMs?: number;
}

/** Browsers let requests of 64 KiB in all outlive their page; other code needs some of that. */
const IN_FLIGHT_MAX_BYTES = 60_000;
let inFlightBytes = 0;

let pageGoes: boolean | undefined;
function noteWhetherPageGoes({ type }: Event) {
  pageGoes = type === 'pagehide';
}

/** Watches whether the page is being left: `pagehide` fires before the page is hidden. A server has no page. */
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

/** A submission as the body of its request; a list of answers becomes `{ answers }`. */
function bodyOf(payload: object, details: SubmissionDetails | undefined, fields: object = {}) {
  const submission = Array.isArray(payload) ? { answers: payload } : payload;
  return { ...fields, submissionId: details?.submissionId ?? newSubmissionId(), ...submission };
}

/**
 * Creates a callback for `onSubmit` that POSTs JSON to `url` in a way that outlives the page:
 * `fetch` with `keepalive`, never more than 60,000 bytes of it at once, and `sendBeacon` where a
 * page that is left cannot have that. The body is the submission; a list of answers becomes
 * `{ submissionId, answers }`. All submissions of one answer have the same `submissionId`, so that a
 * backend can keep one: the latest intended one, or the unintended one where there is none.
 *
 * @returns a callback whose promise rejects with an `Error` when the network fails, the response is
 * not 2xx or takes too long, upon which the widget offers another try.
 */
export function sendOnLeave(
  url: string,
  { headers, fields, timeoutMs = 30_000 }: SendOnLeaveOptions = {},
) {
  watchPage();
  return async (payload: object, details?: SubmissionDetails): Promise<void> => {
    const body = new Blob([JSON.stringify(bodyOf(payload, details, fields?.()))], {
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
      if (!response.ok) throw new Error(`POST ${url} failed with status ${response.status}.`);
    } catch (error) {
      // `fetch` throws a TypeError at once when other requests have used up the limit. A later one means
      // that the page is left: the request arrives all the same and must not be sent again.
      if (underWay || !(error instanceof TypeError && beacon())) throw error;
    } finally {
      if (keepalive) inFlightBytes -= body.size;
    }
  };
}
