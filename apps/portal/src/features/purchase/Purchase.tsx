import { ReadSection } from '../../platform/section/ReadSection';
import { SectionBoundary } from '../../platform/section/SectionBoundary';
import { BenefitBox, BenefitBoxSkeleton, BusinessBox, CalendarBox, HelpBox } from './PurchaseBoxes';
import { PurchaseGroups } from './PurchaseGroups';
import { PurchasePicture } from './PurchasePicture';
import { PurchaseSkeleton } from './PurchaseSkeleton';
import { purchaseTexts as texts } from './purchase.texts';
import { shownGroups } from './purchaseGroups';
import { useBuyer } from './useBuyer';
import { useOpenedGroups } from './useOpenedGroups';
import './purchase.css';

interface PurchaseProps {
  /** Whether the page is laid out for the union: its benefits first. */
  union: boolean;
}

/** The product groups, the benefits, and contact for help. */
export function Purchase({ union }: PurchaseProps) {
  const choices = useOpenedGroups();
  return (
    <ReadSection name="kjop" komponent="Kjøpsinnganger" texts={texts} read={useBuyer()}>
      {({ buyer }, { failure }) => (
        <>
          {union && (
            <div className="purchase-union-benefit">
              <BenefitBox member />
            </div>
          )}
          {failure}
          <div className="purchase-choice">
            <PurchasePicture group={choices.last} />
            <SectionBoundary name="purchase-groups">
              {buyer ? (
                <PurchaseGroups groups={shownGroups(buyer, choices.opened)} choices={choices} />
              ) : (
                <PurchaseSkeleton />
              )}
            </SectionBoundary>
          </div>
          <SectionBoundary name="purchase-boxes">
            <div className="purchase-boxes">
              {!union && (buyer ? <BenefitBox member={buyer.member} /> : <BenefitBoxSkeleton />)}
              <HelpBox />
              <BusinessBox />
              <CalendarBox />
            </div>
          </SectionBoundary>
        </>
      )}
    </ReadSection>
  );
}
