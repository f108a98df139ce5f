import { Button, Skeleton } from '@forsikring/ui-kit';
import type { Membership } from '../../domain/useMember';
import { RouterLink } from '../../platform/navigation/RouterLink';
import { paths } from '../../platform/paths';
import { ReadSection } from '../../platform/section/ReadSection';
import { useInitiallyPending } from '../../platform/section/useInitiallyPending';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { buyInsuranceTexts as texts } from './buyInsurance.texts';
import './buy-insurance.css';

/**
 * Links to the purchase page, with a text for members and one for others
 * (docs/specification/overview.md#buy-insurance).
 */
export function BuyInsurance({ membership: { member, read } }: { membership: Membership }) {
  const track = useClickTracking();
  const loading = useInitiallyPending(read.loading);
  return (
    <ReadSection
      name="kjop-forsikring"
      komponent={texts.heading}
      className="buy-insurance"
      heading={texts.heading}
      read={{ data: loading ? undefined : member, loading, retry: undefined }}
      skeleton={<Skeleton shape="text" />}
      below={
        <p className="page-actions">
          <Button
            variant="secondary"
            render={<RouterLink to={paths.purchase} />}
            onClick={() => track('lenke', texts.heading, 'kjop-forsikring')}
          >
            {texts.toPurchase}
          </Button>
        </p>
      }
    >
      {(isMember) => <p className="buy-insurance-text">{isMember ? texts.member : texts.others}</p>}
    </ReadSection>
  );
}
