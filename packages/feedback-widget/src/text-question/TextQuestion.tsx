import type { ComponentPropsWithoutRef } from 'react';
import { useFeedbackPart } from '../feedback-root/useFeedbackPart';
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

/** Asks for words, which are then the answer itself. */
export function TextQuestion({ label, maxLength, rows = 7, ...rest }: TextQuestionProps) {
  const feedback = useFeedbackPart('TextQuestion');
  if (!feedback) return null;
  const { state, choose } = feedback;
  return (
    <div {...rest}>
      <TextField
        label={label}
        value={`${state.value ?? ''}`}
        onWrite={choose}
        maxLength={maxLength}
        rows={rows}
      />
    </div>
  );
}
