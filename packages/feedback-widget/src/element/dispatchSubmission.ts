import type { SubmissionDetails } from '../flow/feedbackFlowOptions';
import { logMisuse } from '../flow/logMisuse';
import type { SubmissionEvent, TilbakemeldingEventMap } from './elementEvents';
import { isHeard } from './hearing';

/**
 * Dispatches a submission. A listener on the element receives the submission unless it throws first; another one by reading
 * `detail` or by calling `waitUntil` before it returns.
 * @returns a promise of what the listeners wait for, if they do.
 * @throws an `Error` when no listener received the submission: the widget then shows a failure and no thank-you.
 */
export function dispatchSubmission(
  element: HTMLElement,
  name: keyof TilbakemeldingEventMap,
  detail: unknown,
  { submissionId, answerId }: SubmissionDetails,
): Promise<unknown> | undefined {
  const deliveries: PromiseLike<unknown>[] = [];
  let received = false;
  const extras: Pick<SubmissionEvent, 'submissionId' | 'answerId' | 'waitUntil'> = {
    submissionId,
    answerId,
    waitUntil(delivery) {
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
  if (!received && !isHeard(event)) {
    const cure = `widget.addEventListener('${name}', (event) => event.waitUntil(send(event.detail, event)))`;
    logMisuse(`no listener received ${name}, so the visitor gets an error: ${cure}`);
    throw new Error(`Nothing received ${name}.`);
  }
  return deliveries.length > 0 ? Promise.all(deliveries) : undefined;
}
