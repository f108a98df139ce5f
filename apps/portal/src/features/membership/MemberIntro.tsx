import { TrackView } from '@forsikring/tracking-consent/react';
import { Card, Skeleton } from '@forsikring/ui-kit';
import type { Membership } from '../../domain/useMember';
import { useShortname } from '../../platform/config/shortname';
import { ReadSection } from '../../platform/section/ReadSection';
import { membershipTexts as texts } from './membership.texts';
import './membership.css';

/**
 * Welcomes union members above their agreements. Only the union's own brand shows a skeleton: few customers
 * of other brands are members.
 */
export function MemberIntro({ membership: { read } }: { membership: Membership }) {
  const unionBrand = useShortname() === 'lofavor';
  return (
    <ReadSection
      name="medlemsintro"
      texts={{ failed: texts.failed }}
      read={read}
      skeleton={unionBrand && <Skeleton className="member-intro-skeleton" />}
    >
      {() => (
        <TrackView komponent="Medlemsintro">
          <Card className="member-intro">
            <span aria-hidden="true" className="brand-mark" data-logo="lofavor" />
            <div>
              <p className="member-intro-title">{texts.introTitle}</p>
              <p>{texts.intro}</p>
            </div>
          </Card>
        </TrackView>
      )}
    </ReadSection>
  );
}
