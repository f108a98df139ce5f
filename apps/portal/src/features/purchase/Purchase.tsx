import { LoadingRegion } from '@forsikring/ui-kit';
import { LoadFailure } from '../../platform/errors/LoadFailure';
import { SectionBoundary } from '../../platform/errors/SectionBoundary';
import { StableLayout } from '../../platform/loading/StableLayout';
import { focusPageHeading } from '../../platform/navigation/PageHeading';
import { Picture, type PictureName } from '../../platform/pictures/Picture';
import { BenefitBox, BenefitBoxSkeleton, HelpBox } from './InfoBoxes';
import { PurchaseGroups } from './PurchaseGroups';
import { PurchaseSkeleton } from './PurchaseSkeleton';
import { purchaseTexts as texts } from './purchase.texts';
import { type GroupId, shownGroups } from './purchaseGroups';
import { BusinessCard, CalendarCard } from './ServiceCards';
import { useBuyer } from './useBuyer';
import { useOpenedGroups } from './useOpenedGroups';
import './purchase.css';

interface PurchaseProps {
  /** Whether the page is laid out for the union: its benefits first, and the groups in one column. */
  union: boolean;
}

/** The product groups, the benefits, and contact for help. */
export function Purchase({ union }: PurchaseProps) {
  const choices = useOpenedGroups();
  const { buyer, loading, retry } = useBuyer();

  return (
    <LoadingRegion
      loading={loading}
      loadingText={texts.loading}
      doneText={texts.loaded}
      className={union ? 'purchase-one-column' : undefined}
    >
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

const PICTURES: Record<GroupId, PictureName> = {
  kjoretoy: 'car',
  'hus-og-hytte': 'home',
  reise: 'travel',
  'innbo-og-ting': 'contents',
  'liv-og-helse': 'health',
  baat: 'boat',
  dyr: 'animals',
};

/** A decorative picture of the group that was opened last. */
function PurchasePicture({ group }: { group: GroupId | undefined }) {
  const name = group ? PICTURES[group] : 'everything';
  return (
    <div className="purchase-picture picture-frame">
      <Picture key={name} name={name} />
    </div>
  );
}
