import { TrackView } from '@forsikring/tracking-consent/react';
import { Card } from '@forsikring/ui-kit';
import { membershipTexts as texts } from './membership.texts';

/** Greets union members above their insurances. */
export function MemberIntro() {
  return (
    <TrackView komponent="Medlemsintro">
      <Card className="member-intro">
        <span aria-hidden="true" className="brand-mark" data-logo="lofavor" />
        <div>
          <p className="member-intro-title">{texts.introTitle}</p>
          <p>{texts.intro}</p>
        </div>
      </Card>
    </TrackView>
  );
}
