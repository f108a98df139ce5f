import { useApi } from '@forsikring/api-client/react';
import { useTracker } from '@forsikring/tracking-consent/react';
import { useLocation } from 'react-router-dom';
import { BASE_PATH } from '../paths';

/** What a feedback box hands over. */
interface Submission {
  feedbackValue: number | string;
  intentionalSubmit: boolean;
  message?: string;
}

/**
 * Sends what a feedback box is answered to the insurer (specification part 2 §3), and tells of its
 * value, never of its text. `productCode` names what was asked about.
 * @returns a callback that rejects as the call does, so that the box offers another try
 */
export function useSendFeedback(productCode: string): (submission: Submission) => Promise<void> {
  const { client } = useApi();
  const tracker = useTracker();
  const { pathname } = useLocation();

  return async ({ feedbackValue, intentionalSubmit, message = '' }) => {
    const page = (BASE_PATH + pathname).replace(/\d/g, '');
    const value = String(feedbackValue);
    await client.sendFeedback({ body: { feedbackValue: value, text: message, productCode, page } });
    if (intentionalSubmit) {
      tracker.track('Tilbakemelding', { tilbakemelding: feedbackValue, produkt: productCode });
    }
  };
}
