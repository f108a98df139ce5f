import { useState } from 'react';
import { BuyInsurance } from '../features/buy-insurance/BuyInsurance';
import { DoubleInsurance } from '../features/membership/DoubleInsurance';
import { Questions } from '../features/questions/Questions';
import { Recommendations } from '../features/recommendations/Recommendations';
import { useRecommended } from '../features/recommendations/useRecommended';
import { SiteFeedback } from '../features/site-feedback/SiteFeedback';
import { SectionBoundary } from '../platform/errors/SectionBoundary';
import '../features/questions/questions.css';
import '../features/recommendations/recommendations.css';
import '../platform/feedback/feedback.css';

const MOST_RECOMMENDED = 3;

interface OverviewRestProps {
  /** Whether the agreements are there. After a new try they may be, and more can be recommended. */
  agreementsKnown: boolean;
  member: boolean;
}

/** What stands under the agreements: nobody waits for it, so its code comes after them. */
export default function OverviewRest({ agreementsKnown, member }: OverviewRestProps) {
  // Who is known late is told next time: the box would push what stands.
  const [knownMember] = useState(member);
  return (
    <>
      <SectionBoundary name="questions">
        <Questions />
      </SectionBoundary>
      <SectionBoundary name="recommendations">
        <RecommendedInTime key={String(agreementsKnown)} />
      </SectionBoundary>
      {knownMember && (
        <SectionBoundary name="double-insurance">
          <DoubleInsurance />
        </SectionBoundary>
      )}
      <SectionBoundary name="buy-insurance">
        <BuyInsurance member={member} />
      </SectionBoundary>
      <SectionBoundary name="site-feedback">
        <SiteFeedback />
      </SectionBoundary>
    </>
  );
}

/** What was not there in time would push the rest; it is shown next time. */
function RecommendedInTime() {
  const { recommended } = useRecommended({ limit: MOST_RECOMMENDED });
  const [inTime] = useState(recommended);
  return inTime && <Recommendations recommended={inTime} page="oversikt" />;
}
