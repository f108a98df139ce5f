import type { Agreements } from '@forsikring/api-client/react';
import type { Membership } from '../domain/useMember';
import { BuyInsurance } from '../features/buy-insurance/BuyInsurance';
import { DoubleInsurance } from '../features/membership/DoubleInsurance';
import { Questions } from '../features/questions/Questions';
import { Recommendations } from '../features/recommendations/Recommendations';
import { useRecommended } from '../features/recommendations/useRecommended';
import { SiteFeedback } from '../features/site-feedback/SiteFeedback';
import { SectionBoundary } from '../platform/section/SectionBoundary';

const MAX_RECOMMENDATIONS = 3;

interface DeferredOverviewProps {
  agreements: Agreements;
  membership: Membership;
}

/** The sections below the agreements. They are below the fold, so their code loads after the first view. */
export default function DeferredOverview({ agreements, membership }: DeferredOverviewProps) {
  const recommended = useRecommended({ limit: MAX_RECOMMENDATIONS, agreements });
  return (
    <>
      <SectionBoundary name="questions">
        <Questions />
      </SectionBoundary>
      <Recommendations read={recommended} page="oversikt" />
      {membership.member && (
        <SectionBoundary name="double-insurance">
          <DoubleInsurance />
        </SectionBoundary>
      )}
      <BuyInsurance membership={membership} />
      <SectionBoundary name="site-feedback">
        <SiteFeedback />
      </SectionBoundary>
    </>
  );
}
