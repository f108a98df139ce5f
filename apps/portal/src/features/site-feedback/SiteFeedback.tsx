import { Feedback } from '@forsikring/feedback-widget';
import { TrackView } from '@forsikring/tracking-consent/react';
import { useSendFeedback } from '../../platform/feedback/useSendFeedback';

/** Asks how satisfied the customer is with the overview (docs/specification/overview.md#site-feedback). */
export function SiteFeedback() {
  const send = useSendFeedback('OVERSIKT');
  return (
    <TrackView komponent="Tilbakemelding">
      <Feedback maxLength={250} onSubmit={send} className="feedback-box" />
    </TrackView>
  );
}
