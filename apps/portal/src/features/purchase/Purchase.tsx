import { LoadingRegion } from '@forsikring/ui-kit';
import { SectionBoundary } from '../../platform/errors/SectionBoundary';
import { BenefitBox, HelpBox } from './InfoBoxes';
import { PurchaseGroups } from './PurchaseGroups';
import { PurchasePicture } from './PurchasePicture';
import { PurchaseSkeleton } from './PurchaseSkeleton';
import { purchaseTexts as texts } from './purchase.texts';
import { purchaseGroups } from './purchaseGroups';
import { BusinessCard, CalendarCard } from './ServiceCards';
import { useBuyer } from './useBuyer';
import { useOpenedGroups } from './useOpenedGroups';

interface PurchaseProps {
  /** Whether the page is laid out for the union: its benefits first, and the groups in one column. */
  union: boolean;
}

/** What can be bought, and what is good to know before. */
export function Purchase({ union }: PurchaseProps) {
  const opened = useOpenedGroups();
  const buyer = useBuyer(opened.last !== undefined);

  return (
    <LoadingRegion
      loading={!buyer}
      loadingText={texts.loading}
      doneText={texts.loaded}
      className={union ? 'purchase-one-column' : undefined}
    >
      {union && (
        <div className="purchase-union-benefit">
          <BenefitBox member />
        </div>
      )}
      <div className="purchase-choice">
        <PurchasePicture group={opened.last} />
        <SectionBoundary name="purchase-groups">
          {buyer ? (
            <PurchaseGroups groups={purchaseGroups(buyer)} opened={opened} />
          ) : (
            <PurchaseSkeleton />
          )}
        </SectionBoundary>
      </div>
      {buyer && (
        <SectionBoundary name="purchase-boxes">
          <div className="purchase-boxes">
            {!union && <BenefitBox member={buyer.member} />}
            <HelpBox />
            <BusinessCard />
            <CalendarCard />
          </div>
        </SectionBoundary>
      )}
    </LoadingRegion>
  );
}
