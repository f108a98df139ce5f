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

/** Ja or Nei, saved on change. A failure shows the answer as it was. */
export function MarketingQuestion({ consent, question, explanation }: MarketingQuestionProps) {
  const { approved, save, saving } = consent;
  const mounted = useMountedRef();
  const toast = useToasts();
  const tracker = useTracker();
  const [failure, setFailure] = useState<string>();

  const change = async (answer: string) => {
    setFailure(undefined);
    try {
      await save(answer === 'ja');
      tracker.track('Skjemainput', {
        felt: 'markedsforing',
        verdi: answer,
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

  const refuseWhileSaving = (event: MouseEvent) => {
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
        // A press would take the focus to an answer that is not taken now.
        onMouseDown={refuseWhileSaving}
        onClickCapture={refuseWhileSaving}
      >
        <Radio value="ja">{profileTexts.yes}</Radio>
        <Radio value="nei">{profileTexts.no}</Radio>
      </RadioGroup>
      {failure && <SaveFailure title={texts.saveFailed} text={failure} />}
    </>
  );
}
