import {
  type CustomerConsent,
  isUnknownOutcomeError,
  useConsent,
  useConsentTexts,
} from '@forsikring/api-client/react';
import { useTracker } from '@forsikring/tracking-consent/react';
import { Radio, RadioGroup, Skeleton } from '@forsikring/ui-kit';
import { type MouseEvent, useState } from 'react';
import { ReadSection } from '../../platform/section/ReadSection';
import { useInitiallyPending } from '../../platform/section/useInitiallyPending';
import { useOutcome } from '../../platform/toasts/toasts';
import { hyphenate } from '../../platform/words/hyphenate';
import { WholeEmail } from '../../platform/words/WholeEmail';
import { marketingTexts as own, profileTexts } from './profile.texts';
import { SaveFailure } from './rowParts';

/**
 * The marketing consent, with the insurer's texts for this customer. The customer can choose without these
 * texts, since withdrawing a consent must not depend on another call.
 */
export function MarketingConsent() {
  const consent = useConsent('marketingConsent');
  const { data, error, loading: pending, reload } = useConsentTexts();
  const loading = useInitiallyPending(pending);
  const texts = data?.samtykketekster.find(({ samtykke }) => samtykke === 'MARKETING');
  return (
    <ReadSection
      name="samtykke"
      heading={<WholeEmail>{hyphenate(texts?.tittel || own.title)}</WholeEmail>}
      texts={own}
      read={{
        data: loading ? undefined : true,
        loading,
        retry: error !== undefined && !data ? reload : undefined,
      }}
      skeleton={<Skeleton className="profile-consent-skeleton" />}
    >
      {(_, { failure }) => (
        <>
          {failure}
          <MarketingQuestion
            consent={consent}
            question={texts?.ingress || own.question}
            explanation={texts?.tekst}
          />
        </>
      )}
    </ReadSection>
  );
}

interface MarketingQuestionProps {
  consent: CustomerConsent;
  question: string;
  explanation: string | undefined;
}

/** Ja or Nei, saved on change. After a failure, the earlier choice is shown. */
function MarketingQuestion({ consent, question, explanation }: MarketingQuestionProps) {
  const { approved, save, saving } = consent;
  const { fail, succeed } = useOutcome();
  const tracker = useTracker();
  const [failure, setFailure] = useState<string>();

  const change = async (choice: string) => {
    setFailure(undefined);
    try {
      await save(choice === 'ja');
      tracker.track('Skjemainput', {
        felt: 'markedsforing',
        verdi: choice,
        choices: ['ja', 'nei'],
      });
      void succeed(own.saved);
    } catch (error) {
      const unknown = isUnknownOutcomeError(error) && profileTexts.unknown;
      fail(() => setFailure(unknown || own.again), {
        title: own.saveFailed,
        content: unknown || own.asBefore,
      });
    }
  };

  const ignoreWhileSaving = (event: MouseEvent) => {
    if (saving) event.preventDefault();
  };

  return (
    <>
      <RadioGroup
        legend={<WholeEmail>{hyphenate(question)}</WholeEmail>}
        description={explanation}
        orientation="horizontal"
        // Nothing is chosen in advance.
        value={approved === undefined ? null : approved ? 'ja' : 'nei'}
        busy={saving}
        onValueChange={change}
        // A press would focus the other choice, which cannot be chosen while saving.
        onMouseDown={ignoreWhileSaving}
        onClickCapture={ignoreWhileSaving}
      >
        <Radio value="ja">{profileTexts.yes}</Radio>
        <Radio value="nei">{profileTexts.no}</Radio>
      </RadioGroup>
      {failure && <SaveFailure title={own.saveFailed} text={failure} />}
    </>
  );
}
