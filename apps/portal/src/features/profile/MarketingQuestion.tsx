import { type CustomerConsent, isUnknownOutcomeError } from '@forsikring/api-client/react';
import { useTracker } from '@forsikring/tracking-consent/react';
import { Radio, RadioGroup } from '@forsikring/ui-kit';
import { type MouseEvent, useState } from 'react';
import { useMountedRef } from '../../platform/loading/useMountedRef';
import { useToasts } from '../../platform/toasts/toasts';
import { profileTexts, marketingTexts as texts } from './profile.texts';
import { SaveFailure } from './SaveFailure';

interface MarketingQuestionProps {
  consent: CustomerConsent;
  question: string;
  explanation: string | undefined;
}

/** Ja or Nei, saved on change. After a failure, the earlier choice is shown. */
export function MarketingQuestion({ consent, question, explanation }: MarketingQuestionProps) {
  const { approved, save, saving } = consent;
  const mounted = useMountedRef();
  const toast = useToasts();
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
      toast.success(texts.saved);
    } catch (error) {
      const isUnknown = isUnknownOutcomeError(error);
      if (mounted.current) setFailure(isUnknown ? profileTexts.unknown : texts.again);
      else {
        const content = isUnknown ? profileTexts.unknown : texts.asBefore;
        toast.error({ title: texts.saveFailed, content }, { timeout: 'off' });
      }
    }
  };

  const ignoreWhileSaving = (event: MouseEvent) => {
    if (saving) event.preventDefault();
  };

  return (
    <>
      <RadioGroup
        legend={question}
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
      {failure && <SaveFailure title={texts.saveFailed} text={failure} />}
    </>
  );
}
