import { useConsent, useConsentTexts } from '@forsikring/api-client/react';
import { LoadingRegion, Section, Skeleton } from '@forsikring/ui-kit';
import { useRef } from 'react';
import { LoadFailure } from '../../platform/errors/LoadFailure';
import { MarketingQuestion } from './MarketingQuestion';
import { marketingTexts as own } from './profile.texts';

/** The marketing consent, in the words that the insurer has for this customer. */
export function MarketingConsent() {
  const heading = useRef<HTMLHeadingElement>(null);
  const consent = useConsent('marketingConsent');
  const { data, error, reload } = useConsentTexts();
  const texts = data?.samtykketekster.find(({ samtykke }) => samtykke === 'MARKETING');
  const retry = () => {
    heading.current?.focus();
    void reload();
  };

  return (
    <LoadingRegion
      loading={!data && !error}
      loadingText={own.loading}
      doneText={data ? own.loaded : ''}
    >
      <Section heading={texts?.tittel || own.title} headingRef={heading}>
        {data ? (
          <MarketingQuestion
            consent={consent}
            question={texts?.ingress || own.question}
            explanation={texts?.tekst}
          />
        ) : error ? (
          <LoadFailure text={own.failed} onRetry={retry} />
        ) : (
          <Skeleton className="profile-consent-skeleton" />
        )}
      </Section>
    </LoadingRegion>
  );
}
