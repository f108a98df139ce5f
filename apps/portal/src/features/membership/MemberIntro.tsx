import { TrackView } from '@forsikring/tracking-consent/react';
import { Card, Skeleton } from '@forsikring/ui-kit';
import { useShortname } from '../../platform/config/shortname';
import { focusPageHeading } from '../../platform/navigation/PageHeading';
import { LoadFailure } from '../../platform/section/LoadFailure';
import type { SectionState } from '../../platform/section/sectionState';
import { membershipTexts as texts } from './membership.texts';
import './membership.css';

/**
 * Welcomes union members above their agreements. Only the union's own brand shows a skeleton: few customers
 * of other brands are members.
 */
export function MemberIntro({ state }: { state: SectionState<'member'> }) {
  const unionBrand = useShortname() === 'lofavor';
  switch (state.status) {
    case 'empty':
      return null;
    case 'loading':
      return unionBrand ? <Skeleton className="member-intro-skeleton" /> : null;
    case 'failed':
      return (
        <LoadFailure
          text={texts.failed}
          onRetry={() => {
            focusPageHeading();
            state.retry();
          }}
        />
      );
    case 'ready':
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
}
