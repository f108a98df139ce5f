import type { SubmissionDetails } from '../flow/feedbackFlowOptions';
import { logMisuse } from '../flow/logMisuse';
import type { FeedbackSender } from '../send-on-leave/sendOnLeave';
import type { SubmissionEvent, TilbakemeldingEventMap } from './elementEvents';
import { isHeard } from './hearing';

/**
 * Dispatches a submission, and then sends it to the endpoint if there is one. A listener on the element receives the
 * submission unless it throws first; another one by reading `detail` or by calling `waitUntil` before it returns.
 * @returns a promise of the endpoint's answer and of what the listeners wait for, if there is any.
 * @throws an `Error` when nothing received the submission: the widget then shows a failure and no thank-you.
 */
export function dispatchSubmission(
  element: HTMLElement,
  name: keyof TilbakemeldingEventMap,
  detail: object,
  { submissionId, answerId }: SubmissionDetails,
  send: FeedbackSender | undefined,
): Promise<unknown> | undefined {
  const deliveries: PromiseLike<unknown>[] = [];
  let received = false;
  const extras: Pick<SubmissionEvent, 'submissionId' | 'answerId' | 'waitUntil'> = {
    submissionId,
    answerId,
    waitUntil(delivery) {
      if (typeof delivery?.then !== 'function')
        throw new TypeError(
          'waitUntil takes a promise: event.waitUntil(send(event.detail, event))',
        );
      received = true;
      deliveries.push(delivery);
    },
  };
  const event = Object.assign(new CustomEvent(name, { bubbles: true, composed: true }), extras);
  Object.defineProperty(event, 'detail', {
    get() {
      received = true;
      return detail;
    },
  });
  element.dispatchEvent(event);
  if (send) deliveries.push(send(detail, { submissionId, answerId }));
  else if (!received && !isHeard(event)) {
    const cure = `set endpoint="/api/feedback", or widget.addEventListener('${name}', (event) => event.waitUntil(send(event.detail, event)))`;
    logMisuse(`no listener received ${name}, so the visitor gets an error: ${cure}`);
    throw new Error(`Nothing received ${name}.`);
  }
  return deliveries.length > 0 ? Promise.all(deliveries) : undefined;
}
