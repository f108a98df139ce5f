import { FoundFeedback } from '@forsikring/feedback-widget';
import { TrackView } from '@forsikring/tracking-consent/react';
import { Card, CardGrid, ExternalLink, VisuallyHidden } from '@forsikring/ui-kit';
import { useMemo } from 'react';
import { useAppContext } from '../../platform/AppContext';
import { useSendFeedback } from '../../platform/feedback/useSendFeedback';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { hyphenate } from '../../platform/words/hyphenate';
import { otherInsurancesTexts as texts } from './otherInsurances.texts';
import '../../platform/feedback/feedback.css';
import './other-insurances.css';

/** An insurance that is part of something else, such as a payment card or a membership. */
export interface OtherInsurance {
  title: string;
  description?: string | undefined;
  reportClaimUrl?: string | undefined;
  readMoreUrl?: string | undefined;
}

/** The insurances that are part of something else, and a question whether the customer found the right one. */
export function OtherInsurances({ insurances }: { insurances: OtherInsurance[] }) {
  const send = useSendFeedback('ANDRE_FORSIKRINGER');
  return (
    <TrackView komponent="Andre forsikringer">
      <CardGrid>
        {insurances.map((insurance) => (
          <li key={insurance.title}>
            <OtherInsuranceCard {...insurance} />
          </li>
        ))}
      </CardGrid>
      <FoundFeedback onSubmit={send} maxLength={250} className="feedback-box" />
    </TrackView>
  );
}

function OtherInsuranceCard({ title, description, reportClaimUrl, readMoreUrl }: OtherInsurance) {
  const { addresses } = useAppContext();
  const track = useClickTracking();
  const claim = useMemo(
    () => addresses.safeHref('andreForsikringer.reportClaimUrl', reportClaimUrl),
    [addresses, reportClaimUrl],
  );
  const more = useMemo(
    () => addresses.safeHref('andreForsikringer.readMoreUrl', readMoreUrl),
    [addresses, readMoreUrl],
  );
  return (
    <Card className="other-insurance">
      <h2 className="other-insurance-title">{hyphenate(title)}</h2>
      {description && <p>{hyphenate(description)}</p>}
      {(claim || more) && (
        <p className="other-insurance-links">
          {claim && (
            <ExternalLink
              href={claim}
              onClick={() => track('lenke', texts.reportClaim, 'andre-meld-skade')}
            >
              {texts.reportClaim}
              <VisuallyHidden>{texts.claimOn(title)}</VisuallyHidden>
            </ExternalLink>
          )}
          {more && (
            <ExternalLink
              href={more}
              onClick={() => track('lenke', texts.readMore, 'andre-les-mer')}
            >
              {texts.readMore}
              <VisuallyHidden>{texts.moreAbout(title)}</VisuallyHidden>
            </ExternalLink>
          )}
        </p>
      )}
    </Card>
  );
}
