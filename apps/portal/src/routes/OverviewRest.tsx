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

/** What stands under the agreements: nobody waits for it, so its code comes after them. */
export default function OverviewRest({ member }: { member: boolean }) {
  const { recommended } = useRecommended({ limit: MOST_RECOMMENDED });
  // What was not there in time would push the rest; it is shown next time.
  const [inTime] = useState(recommended);
  return (
    <>
      <SectionBoundary name="questions">
        <Questions />
      </SectionBoundary>
      {inTime && (
        <SectionBoundary name="recommendations">
          <Recommendations recommended={inTime} page="oversikt" />
        </SectionBoundary>
      )}
      {member && (
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
