import { useApi } from '@forsikring/api-client/react';
import { useTracker } from '@forsikring/tracking-consent/react';
import { useLocation } from 'react-router-dom';
import { BASE_PATH } from '../paths';

/** A submission of the feedback widget. */
interface Submission {
  feedbackValue: number | string;
  intentionalSubmit: boolean;
  message?: string;
  submissionId: string;
}

/**
 * Sends feedback to the insurer (docs/specification/overview.md#site-feedback), and tracks its value, never its text.
 * All attempts to send one submission have the same idempotency key, so that the insurer keeps one of them. A
 * submission on leave, without a press on Send, has another key: with the same key, a server could keep that
 * submission and drop the text that is sent later. `productCode` names the subject of the question.
 * @returns a callback that rejects when the call rejects, so that the widget offers a retry
 */
export function useSendFeedback(productCode: string): (submission: Submission) => Promise<void> {
  const { client } = useApi();
  const tracker = useTracker();
  const { pathname } = useLocation();

  return async ({ feedbackValue, intentionalSubmit, message = '', submissionId }) => {
    const page = (BASE_PATH + pathname).replace(/\d/g, '');
    const value = String(feedbackValue);
    await client.sendFeedback({
      body: { feedbackValue: value, text: message, productCode, page },
      idempotencyKey: intentionalSubmit ? submissionId : `${submissionId}-unintended`,
    });
    if (intentionalSubmit) {
      tracker.track('Tilbakemelding', { tilbakemelding: feedbackValue, produkt: productCode });
    }
  };
}
