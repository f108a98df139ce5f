import { type ComponentPropsWithoutRef, useContext } from 'react';
import { FeedbackContext } from '../feedback-root/FeedbackContext';
import { OutsideRoot } from '../feedback-root/Misuse';
import { TextField } from '../feedback-text/TextField';

/** Props of `TextQuestion`; the rest goes to its `<div>`. */
export interface TextQuestionProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The question. */
  label: string;
  /** Turns the counter on: the number of user-perceived characters asked for, never enforced. */
  maxLength?: number;
  /**
   * The field's height, in rows of text.
   * @default 7
   */
  rows?: number;
}

/** Asks for words: a step of the follow-up. */
export function TextQuestion({ label, maxLength, rows = 7, ...rest }: TextQuestionProps) {
  const feedback = useContext(FeedbackContext);
  if (!feedback) return <OutsideRoot part="TextQuestion" />;
  const { value = '', set } = feedback.field;
  return (
    <div {...rest}>
      <TextField label={label} value={`${value}`} onWrite={set} maxLength={maxLength} rows={rows} />
    </div>
  );
}
