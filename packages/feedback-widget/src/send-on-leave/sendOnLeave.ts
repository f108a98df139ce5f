import { createId } from '@forsikring/foundation/createId';
import { backoffMs } from '@forsikring/foundation/http/backoffMs';
import { isWebPage } from '@forsikring/foundation/http/looksLikeWebPage';
import { retryAfterMs } from '@forsikring/foundation/http/retryAfterMs';
import { withKeepalive } from '@forsikring/foundation/keepalive/withKeepalive';
import { numberOption, timeLimitOption, timerMs } from '@forsikring/foundation/numberOption';
import { isPageLeft, watchPageLeave } from '@forsikring/foundation/page/pageLeave';
import { watchPage } from '@forsikring/foundation/page/watchPage';
import type { SubmissionDetails } from '../flow/feedbackFlowOptions';
import { logMisuse } from '../flow/logMisuse';

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;
const WEB_PAGE =
  'was answered with a web page: respond with JSON, text or nothing, not as text/html';

/** Options of `sendOnLeave`. */
export interface SendOnLeaveOptions {
  /** Headers besides the content type. The fallback `sendBeacon` cannot send them. */
  headers?: Record<string, string> | undefined;
  /**
   * Returns fields that each body contains besides the submission, such as the page. Read when the visitor answers,
   * because an unsent answer may go out from the next page.
   */
  fields?: (() => object) | undefined;
  /** Whether requests have cookies, as in `fetch`. `omit` also rules out `sendBeacon`. @default 'same-origin' */
  credentials?: RequestCredentials | undefined;
  /**
   * How many times to send again after a network failure, a 5xx or a 429, with the same `submissionId`: after 1 s, 2 s, 4 s
   * and so on, not before `Retry-After`, and at once when the page is hidden or left. @default 0
   */
  retries?: number | undefined;
  /**
   * How long to wait for the response, with all retries, before the promise rejects, in ms. `0` and `Infinity` mean no limit. A wrong value is
   * logged, and the default holds. @default 30,000
   */
  timeoutMs?: number | undefined;
}

/** A callback for `onSubmit`, here and in `followup` and `contactQuestion`. */
export interface FeedbackSender {
  /** Sends a submission. */
  (payload: object, details?: SubmissionDetails): Promise<void>;
  /** Called when the visitor answers; the result is part of the `details` of the submission. */
  fields?: () => object;
}

const isLeaving = (payload: object) =>
  (payload as { intentionalSubmit?: boolean }).intentionalSubmit === false || isPageLeft();

/** The request body of a submission; a list of answers becomes `{ answers }`. */
function bodyOf(payload: object, details: SubmissionDetails | undefined, fields?: () => object) {
  const { answerId } = details ?? {};
  const submission = Array.isArray(payload) ? { answerId, answers: payload } : payload;
  const submissionId = details?.submissionId ?? createId();
  return { ...(details?.fields ?? fields?.()), submissionId, ...submission };
}

/** Resolves after the delay, or at once when the page is hidden or left, since its timers may never run. */
const waitOrLeave = (delayMs: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      stopWatching();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, timerMs(delayMs));
    const stopWatching = watchPage((change) => {
      if (change === 'hidden' || change === 'pagehide') end();
    });
  });

/**
 * Creates a callback for `onSubmit` that POSTs JSON to `url` with a request that outlives the page: `fetch`
 * with `keepalive`, as far as the page's limit of 64 KiB for all such requests allows it, and `sendBeacon` when a page is
 * left and the browser has no `keepalive`. The body is the submission; a list of answers becomes
 * `{ submissionId, answerId, answers }`. All submissions of one visit have the same `submissionId`, so that a server can
 * keep one: the latest intended one, or else the unintended one.
 *
 * Pass the callback itself to the widget. Called from a function of yours or a listener, the callback reads `fields` when
 * it sends.
 *
 * @returns a callback whose promise rejects with an `Error` when the network fails, the response takes too long, is not
 * 2xx, or is a web page, such as the login page of a network. The widget then offers a retry.
 */
export function sendOnLeave(
  url: string,
  { headers, fields, credentials = 'same-origin', retries, timeoutMs }: SendOnLeaveOptions = {},
): FeedbackSender {
  const limitMs = timeLimitOption('feedback-widget: timeoutMs', timeoutMs, 30_000);
  const maxRetries = numberOption('feedback-widget: retries', retries, 0);
  watchPageLeave();
  const send = async (payload: object, details?: SubmissionDetails): Promise<void> => {
    const body = new Blob([JSON.stringify(bodyOf(payload, details, fields))], {
      type: 'application/json',
    });
    const hasKeepalive = 'keepalive' in Request.prototype;
    const endMs = performance.now() + limitMs;
    const signal = AbortSignal.timeout(timerMs(limitMs));
    const post = async (keepalive: boolean) => {
      const response = await fetch(url, {
        method: 'POST',
        keepalive,
        headers: { ...headers, 'Content-Type': 'application/json' },
        body,
        credentials,
        signal,
      });
      return { response, text: await response.text() };
    };
    const request = { url, bytes: body.size, purpose: 'customer' } as const;
    for (let retry = 0; ; retry++) {
      const mayBeacon = !hasKeepalive && credentials !== 'omit' && isLeaving(payload);
      if (mayBeacon && navigator.sendBeacon?.(url, body)) return;
      // The delay that the server asks for; undefined when a retry cannot help.
      let askedMs: number | undefined;
      try {
        const { response, text } = await (hasKeepalive
          ? withKeepalive(request, post)
          : post(false));
        const { ok, status, headers } = response;
        if (ok && !isWebPage(response, text)) return;
        if (status >= 500 || status === 429) askedMs = retryAfterMs(headers) ?? 0;
        const problem = `POST ${url} ${ok ? WEB_PAGE : `failed with status ${status}`}.`;
        if (ok) logMisuse(problem);
        throw new Error(problem);
      } catch (error) {
        // `fetch` rejects with a TypeError when the network fails.
        if (error instanceof TypeError) askedMs = 0;
        const delayMs = Math.max(backoffMs(FIRST_DELAY_MS, retry, LONGEST_DELAY_MS), askedMs ?? 0);
        const isTooLate = delayMs >= endMs - performance.now();
        if (askedMs === undefined || retry >= maxRetries || isTooLate) throw error;
        await waitOrLeave(delayMs);
      }
    }
  };
  return Object.assign(send, { fields });
}
