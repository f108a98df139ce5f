import type { CustomerConsent } from '@forsikring/api-client/react';
import { Radio, RadioGroup, useToast } from '@forsikring/ui-kit';
import { useState } from 'react';
import { profileTexts, marketingTexts as texts } from './profile.texts';
import { SaveFailure } from './SaveFailure';

interface MarketingQuestionProps {
  consent: CustomerConsent;
  question: string;
  explanation: string | undefined;
}

/** Ja or Nei, saved on change. A failure leaves the answer as it was. */
export function MarketingQuestion({ consent, question, explanation }: MarketingQuestionProps) {
  const { approved, save, saving } = consent;
  const { add } = useToast();
  const [failed, setFailed] = useState(false);

  const change = async (answer: string) => {
    setFailed(false);
    try {
      await save(answer === 'ja');
      add({ variant: 'success', content: texts.saved });
    } catch {
      setFailed(true);
    }
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
      >
        <Radio value="ja">{profileTexts.yes}</Radio>
        <Radio value="nei">{profileTexts.no}</Radio>
      </RadioGroup>
      {failed && <SaveFailure title={texts.saveFailed} text={texts.again} />}
    </>
  );
}
