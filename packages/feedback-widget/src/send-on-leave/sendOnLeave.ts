import type { SubmissionDetails } from '../flow/feedbackFlowOptions';
import { newSubmissionId } from '../flow/newSubmissionId';

/** Options of `sendOnLeave`. */
export interface SendOnLeaveOptions {
  /** Headers besides the content type. The fallback `sendBeacon` cannot send them. */
  headers?: Record<string, string>;
  /**
   * Returns fields that each body contains besides the submission, such as the page. Read when the visitor answers,
   * because an unsent answer may go out from the next page.
   */
  fields?: () => object;
  /** How long to wait for the response before the promise rejects, in ms. @default 30,000 */
  timeoutMs?: number;
}

/** A callback for `onSubmit`, here and in `followup` and `contactQuestion`. */
export interface FeedbackSender {
  /** Sends a submission. */
  (payload: object, details?: SubmissionDetails): Promise<void>;
  /** Called when the visitor answers; the result is part of the `details` of the submission. */
  fields?: () => object;
}

/** Browsers allow 64 KiB for all keepalive requests together; other code needs some of that. */
const IN_FLIGHT_MAX_BYTES = 60_000;
let inFlightBytes = 0;

let pageIsLeaving: boolean | undefined;
function updatePageIsLeaving({ type }: Event) {
  pageIsLeaving = type === 'pagehide';
}

/** Tracks whether the page is being left: `pagehide` fires before the page is hidden. Does nothing on a server. */
function watchPage() {
  if (pageIsLeaving !== undefined) return;
  pageIsLeaving = false;
  for (const type of ['pagehide', 'pageshow'])
    globalThis.addEventListener?.(type, updatePageIsLeaving, true);
}

function isLeaving(payload: object): boolean {
  return (
    (payload as { intentionalSubmit?: boolean }).intentionalSubmit === false ||
    pageIsLeaving ||
    document.visibilityState === 'hidden'
  );
}

/** The request body of a submission; a list of answers becomes `{ answers }`. */
function bodyOf(payload: object, details: SubmissionDetails | undefined, fields?: () => object) {
  const { answerId } = details ?? {};
  const submission = Array.isArray(payload) ? { answerId, answers: payload } : payload;
  const submissionId = details?.submissionId ?? newSubmissionId();
  return { ...(details?.fields ?? fields?.()), submissionId, ...submission };
}

/**
 * Creates a callback for `onSubmit` that POSTs JSON to `url` with a request that outlives the page: `fetch`
 * with `keepalive`, up to 60,000 bytes at once, and `sendBeacon` when a page is left and `keepalive` is
 * not possible. The body is the submission; a list of answers becomes `{ submissionId, answerId, answers }`. All
 * submissions of one visit have the same `submissionId`, so that a server can keep one: the latest
 * intended one, or else the unintended one.
 *
 * Pass the callback itself to the widget. Called from a function of yours or a listener, it reads `fields` when it
 * sends.
 *
 * @returns a callback whose promise rejects with an `Error` when the network fails, the response is
 * not 2xx or takes too long. The widget then offers a retry.
 */
export function sendOnLeave(
  url: string,
  { headers, fields, timeoutMs = 30_000 }: SendOnLeaveOptions = {},
): FeedbackSender {
  watchPage();
  const send = async (payload: object, details?: SubmissionDetails): Promise<void> => {
    const body = new Blob([JSON.stringify(bodyOf(payload, details, fields))], {
      type: 'application/json',
    });
    const fits = inFlightBytes + body.size <= IN_FLIGHT_MAX_BYTES;
    const keepalive = fits && 'keepalive' in Request.prototype;
    const beacon = () => fits && isLeaving(payload) && navigator.sendBeacon?.(url, body);
    if (!keepalive && beacon()) return;

    if (keepalive) inFlightBytes += body.size;
    let fetchStarted = false;
    setTimeout(() => {
      fetchStarted = true;
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
      // `fetch` throws a TypeError at once when other requests have used up the limit. A later TypeError
      // means that the page is left: the request still arrives and must not be sent again.
      if (fetchStarted || !(error instanceof TypeError && beacon())) throw error;
    } finally {
      if (keepalive) inFlightBytes -= body.size;
    }
  };
  return Object.assign(send, { fields });
}
