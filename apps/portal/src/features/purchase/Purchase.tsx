import { LoadingRegion } from '@forsikring/ui-kit';
import { focusPageHeading } from '../../platform/navigation/PageHeading';
import { LoadFailure } from '../../platform/section/LoadFailure';
import { SectionBoundary } from '../../platform/section/SectionBoundary';
import { StableLayout } from '../../platform/stableLayout/StableLayout';
import { BenefitBox, BenefitBoxSkeleton, HelpBox } from './InfoBoxes';
import { PurchaseGroups } from './PurchaseGroups';
import { PurchasePicture } from './PurchasePicture';
import { PurchaseSkeleton } from './PurchaseSkeleton';
import { purchaseTexts as texts } from './purchase.texts';
import { shownGroups } from './purchaseGroups';
import { BusinessCard, CalendarCard } from './ServiceCards';
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
  const { buyer, loading, retry } = useBuyer();

  return (
    <LoadingRegion loading={loading} loadingText={texts.loading} doneText={texts.loaded}>
      <StableLayout>
        {union && (
          <div className="purchase-union-benefit">
            <BenefitBox member />
          </div>
        )}
        {retry && (
          <LoadFailure
            text={texts.failed}
            onRetry={() => {
              focusPageHeading();
              retry();
            }}
          />
        )}
        <div className="purchase-choice">
          <PurchasePicture group={choices.last} />
          <SectionBoundary name="purchase-groups">
            {loading ? (
              <PurchaseSkeleton />
            ) : (
              <PurchaseGroups groups={shownGroups(buyer, choices.opened)} choices={choices} />
            )}
          </SectionBoundary>
        </div>
        <SectionBoundary name="purchase-boxes">
          <div className="purchase-boxes">
            {!union && (loading ? <BenefitBoxSkeleton /> : <BenefitBox member={buyer.member} />)}
            <HelpBox />
            <BusinessCard />
            <CalendarCard />
          </div>
        </SectionBoundary>
      </StableLayout>
    </LoadingRegion>
  );
}
