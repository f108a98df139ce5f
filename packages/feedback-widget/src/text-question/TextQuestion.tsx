import { classNames } from '@forsikring/foundation/classNames';
import type { ComponentPropsWithoutRef } from 'react';
import { useFeedbackPart } from '../feedback-root/FeedbackContext';
import { TextField } from '../feedback-text/TextField';

/** Props of `TextQuestion`; other props go to its `<div>`. */
export interface TextQuestionProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The question. */
  label: string;
  /** Shows a counter with this number of user-perceived characters, which is not enforced. */
  maxLength?: number | undefined;
  /**
   * The field's height, in rows of text.
   * @default 7
   */
  rows?: number | undefined;
}

/** Asks for a text, which is the value itself. The text is sent only with Send, after `redact`. */
export function TextQuestion({
  label,
  maxLength,
  rows = 7,
  className,
  ...rest
}: TextQuestionProps) {
  const feedback = useFeedbackPart('TextQuestion');
  if (!feedback) return null;
  const { state, answerWithText } = feedback;
  return (
    <div {...rest} className={classNames('fbw-text-question', className)}>
      <TextField
        label={label}
        value={`${state.value ?? ''}`}
        onWrite={answerWithText}
        maxLength={maxLength}
        rows={rows}
      />
    </div>
  );
}
