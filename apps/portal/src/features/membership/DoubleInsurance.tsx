import { TrackView } from '@forsikring/tracking-consent/react';
import { LinkCard } from '@forsikring/ui-kit';
import { INSURANCE_PATH } from '../../platform/paths';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { membershipTexts as texts } from './membership.texts';

const HREF = `${INSURANCE_PATH}/skade/innbo/lo/dobbeltforsikret/`;

/** A card that warns union members that two people in a household may both have home insurance. */
export function DoubleInsurance() {
  const track = useClickTracking();
  return (
    <TrackView komponent="Dobbeltforsikring">
      <LinkCard
        className="ui-section"
        headingLevel={2}
        title={texts.doubleTitle}
        render={
          <a href={HREF} onClick={() => track('lenke', texts.doubleTitle, 'dobbeltforsikring')} />
        }
      >
        <p>{texts.doubleText}</p>
      </LinkCard>
    </TrackView>
  );
}
