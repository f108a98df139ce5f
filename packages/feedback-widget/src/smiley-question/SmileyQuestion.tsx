import { type ComponentPropsWithoutRef, useContext } from 'react';
import { QuestionGroup } from '../choice-question/QuestionGroup';
import { FeedbackContext } from '../feedback-root/FeedbackContext';
import { Misuse } from '../feedback-root/Misuse';
import type { SmileyOption, SmileyValue } from '../flow/feedbackQuestion';
import { nb } from '../texts/feedback.texts';
import { SmileyFace } from './SmileyFace';
import { smileyFault, smileyOptions } from './smileyOptions';

/** Props of `SmileyQuestion`; the rest goes to its `<fieldset>`. */
export interface SmileyQuestionProps
  extends Omit<ComponentPropsWithoutRef<'fieldset'>, 'children'> {
  /** The question. By default 'Hvor fornøyd er du med denne nettsiden?'. */
  label?: string;
  /** The faces, from the saddest. By default the five of the specification. */
  options?: readonly SmileyOption[];
}

/** Asks with faces (part 2 §2). The chosen face's name stands under the row. */
export function SmileyQuestion({ options, label, ...rest }: SmileyQuestionProps) {
  const { texts = nb } = useContext(FeedbackContext) ?? {};
  const fault = smileyFault(options);
  if (fault) return <Misuse reason={fault} />;

  return (
    <QuestionGroup
      {...rest}
      label={label}
      part="SmileyQuestion"
      options={options ?? smileyOptions(texts)}
      classNames={['fbw-smileys', 'fbw-smiley']}
      draw={({ value }) => <SmileyFace value={value as SmileyValue} />}
    />
  );
}
