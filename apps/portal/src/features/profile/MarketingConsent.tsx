import { useConsent, useConsentTexts } from '@forsikring/api-client/react';
import { LoadingRegion, Section, Skeleton } from '@forsikring/ui-kit';
import { useRef } from 'react';
import { LoadFailure } from '../../platform/errors/LoadFailure';
import { usePatience } from '../../platform/loading/usePatience';
import { MarketingQuestion } from './MarketingQuestion';
import { marketingTexts as own } from './profile.texts';

/**
 * The marketing consent, in the insurer's words for this customer. The choice can be made without them:
 * withdrawing a consent never depends on another service.
 */
export function MarketingConsent() {
  const heading = useRef<HTMLHeadingElement>(null);
  const consent = useConsent('marketingConsent');
  const { data, error, reload } = useConsentTexts();
  const waiting = usePatience(!data && !error);
  const texts = data?.samtykketekster.find(({ samtykke }) => samtykke === 'MARKETING');
  const retry = () => {
    heading.current?.focus();
    void reload();
  };

  return (
    <LoadingRegion loading={waiting} loadingText={own.loading} doneText={data ? own.loaded : ''}>
      <Section heading={texts?.tittel || own.title} headingRef={heading}>
        {waiting ? (
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
