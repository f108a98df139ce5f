import { useApi } from '@forsikring/api-client/react';
import { useTracker } from '@forsikring/tracking-consent/react';
import { useLocation } from 'react-router-dom';
import { BASE_PATH } from '../paths';

/** What the feedback widget submits. */
interface Submission {
  feedbackValue: number | string;
  intentionalSubmit: boolean;
  message?: string;
  submissionId: string;
}

/**
 * Sends feedback to the insurer (docs/specification/overview.md#site-feedback), and tracks its value, never its text.
 * Every try of one answer carries the same key, so that the insurer keeps one. What is sent on leave
 * without a press on Send has a key of its own: under the same one, a server might keep it and drop the
 * text that is sent later. `productCode` names what was asked about.
 * @returns a callback that rejects as the call does, so that the widget offers another try
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
