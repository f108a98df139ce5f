import { useConsent, useConsentTexts } from '@forsikring/api-client/react';
import { LoadingRegion, Section, Skeleton } from '@forsikring/ui-kit';
import { useRef } from 'react';
import { LoadFailure } from '../../platform/errors/LoadFailure';
import { useInitiallyPending } from '../../platform/loading/useInitiallyPending';
import { MarketingQuestion } from './MarketingQuestion';
import { marketingTexts as own } from './profile.texts';

/**
 * The marketing consent, with the insurer's texts for this customer. The customer can choose without these
 * texts, since withdrawing a consent must not depend on another call.
 */
export function MarketingConsent() {
  const heading = useRef<HTMLHeadingElement>(null);
  const consent = useConsent('marketingConsent');
  const { data, error, loading: pending, reload } = useConsentTexts();
  const loading = useInitiallyPending(pending);
  const texts = data?.samtykketekster.find(({ samtykke }) => samtykke === 'MARKETING');
  const retry = () => {
    heading.current?.focus();
    void reload();
  };

  return (
    <LoadingRegion loading={loading} loadingText={own.loading} doneText={data ? own.loaded : ''}>
      <Section heading={texts?.tittel || own.title} headingRef={heading}>
        {loading ? (
          <Skeleton className="profile-consent-skeleton" />
        ) : (
          <>
            {!data && Boolean(error) && <LoadFailure text={own.failed} onRetry={retry} />}
            <MarketingQuestion
              consent={consent}
              question={texts?.ingress || own.question}
              explanation={texts?.tekst}
            />
          </>
        )}
      </Section>
    </LoadingRegion>
  );
}
