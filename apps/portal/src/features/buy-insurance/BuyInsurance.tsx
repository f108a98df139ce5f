import { TrackView } from '@forsikring/tracking-consent/react';
import { Button, Section, Skeleton } from '@forsikring/ui-kit';
import { Link } from 'react-router-dom';
import type { Membership } from '../../domain/useMember';
import { useInitiallyPending } from '../../platform/loading/useInitiallyPending';
import { paths } from '../../platform/paths';
import { useClickTracking } from '../../platform/tracking/useClickTracking';

const HEADING = 'Kjøp forsikring';

/**
 * Links to the purchase page, with a text for members and one for others
 * (docs/specification/overview.md#buy-insurance).
 */
export function BuyInsurance({ membership: { member, state } }: { membership: Membership }) {
  const track = useClickTracking();
  const loading = useInitiallyPending(state.status === 'loading');
  return (
    <TrackView komponent={HEADING}>
      <Section heading={HEADING}>
        {loading ? (
          <Skeleton shape="text" />
        ) : (
          <p className="buy-insurance-text">
            {member
              ? 'Som LO-medlem får du medlemsfordeler på forsikringene dine: toppdekning uten ekstra kostnad, og 1000 kroner lavere egenandel på innboforsikringen.'
              : 'Samle forsikringene dine hos oss. Du kan få opptil 20 % samlerabatt.'}
          </p>
        )}
        <p className="page-actions">
          <Button
            render={<Link to={paths.purchase} />}
            onClick={() => track('lenke', HEADING, 'kjop-forsikring')}
          >
            Se forsikringene våre
          </Button>
        </p>
      </Section>
    </TrackView>
  );
}
