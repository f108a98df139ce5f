import { createId } from '@forsikring/foundation/createId';
import { looksLikeWebPage } from '@forsikring/foundation/http/looksLikeWebPage';
import { withKeepalive } from '@forsikring/foundation/keepalive/withKeepalive';
import { timeLimitOption, timerMs } from '@forsikring/foundation/numberOption';
import { isPageLeft, watchPageLeave } from '@forsikring/foundation/page/pageLeave';
import type { SubmissionDetails } from '../flow/feedbackFlowOptions';

/** Options of `sendOnLeave`. */
export interface SendOnLeaveOptions {
  /** Headers besides the content type. The fallback `sendBeacon` cannot send them. */
  headers?: Record<string, string> | undefined;
  /**
   * Returns fields that each body contains besides the submission, such as the page. Read when the visitor answers,
   * because an unsent answer may go out from the next page.
   */
  fields?: (() => object) | undefined;
  /**
   * How long to wait for the response before the promise rejects, in ms. `0` and `Infinity` mean no limit. A wrong value is
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
  { headers, fields, timeoutMs }: SendOnLeaveOptions = {},
): FeedbackSender {
  const limitMs = timeLimitOption('feedback-widget: timeoutMs', timeoutMs, 30_000);
  watchPageLeave();
  const send = async (payload: object, details?: SubmissionDetails): Promise<void> => {
    const body = new Blob([JSON.stringify(bodyOf(payload, details, fields))], {
      type: 'application/json',
    });
    const hasKeepalive = 'keepalive' in Request.prototype;
    if (!hasKeepalive && isLeaving(payload) && navigator.sendBeacon?.(url, body)) return;

    const post = async (keepalive: boolean) => {
      const response = await fetch(url, {
        method: 'POST',
        keepalive,
        headers: { ...headers, 'Content-Type': 'application/json' },
        body,
        signal: AbortSignal.timeout(timerMs(limitMs)),
      });
      return { response, text: await response.text() };
    };
    const request = { url, bytes: body.size, purpose: 'customer' } as const;
    const { response, text } = await (hasKeepalive ? withKeepalive(request, post) : post(false));
    if (!response.ok) throw new Error(`POST ${url} failed with status ${response.status}.`);
    if (looksLikeWebPage(text)) throw new Error(`POST ${url} was answered with a web page.`);
  };
  return Object.assign(send, { fields });
}
