import { Feedback } from '@forsikring/feedback-widget';
import { TrackView } from '@forsikring/tracking-consent/react';
import { useSiteFeedback } from './useSiteFeedback';
import '../../platform/feedback/feedback.css';

/**
 * Asks how satisfied the customer is with the overview, and then the questions of the configuration
 * (docs/specification/overview.md#site-feedback).
 */
export function SiteFeedback() {
  return (
    <TrackView komponent="Tilbakemelding">
      <Feedback {...useSiteFeedback()} maxLength={250} className="feedback-box" />
    </TrackView>
  );
}
