import { Feedback } from '@forsikring/feedback-widget';
import { TrackView } from '@forsikring/tracking-consent/react';
import { useSendFeedback } from '../../platform/feedback/useSendFeedback';

/** How content the customer is with the overview: five faces, and words (decisions §5). */
export function SiteFeedback() {
  const send = useSendFeedback('OVERSIKT');
  return (
    <TrackView komponent="Tilbakemelding">
      <Feedback maxLength={250} onSubmit={send} className="feedback-box" />
    </TrackView>
  );
}
