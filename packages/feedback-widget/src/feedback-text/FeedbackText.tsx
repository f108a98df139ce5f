import { classNames } from '@forsikring/foundation/classNames';
import type { ComponentPropsWithoutRef } from 'react';
import { useFeedbackPart } from '../feedback-root/FeedbackContext';
import type { ChoiceOption } from '../flow/feedbackQuestion';
import { smileyOptions } from '../smiley-question/smileyOptions';
import { TextField } from './TextField';

/** Props of `FeedbackText`; other props go to the `<div>` around label, field and counter. */
export interface FeedbackTextProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Label of the field. By default the `textAreaLabel` of the chosen option. */
  label?: string | undefined;
  /** The options that contain `textAreaLabel`. By default the five smileys. */
  options?: readonly ChoiceOption[] | undefined;
  /** Shows a counter with this number of user-perceived characters, which is not enforced. */
  maxLength?: number | undefined;
  /**
   * The field's height, in rows of text.
   * @default 4
   */
  rows?: number | undefined;
}

/**
 * The free text to a choice, shown once an option is chosen. A text above `maxLength` is marked invalid,
 * with a message, and a text with personal details gets a warning; neither is cut nor blocked. A text above
 * the root's `textLimit` cannot be sent until it is shorter.
 */
export function FeedbackText({
  label,
  options,
  maxLength,
  rows = 4,
  className,
  ...rest
}: FeedbackTextProps) {
  const feedback = useFeedbackPart('FeedbackText');
  if (feedback?.state.phase !== 'chosen') return null;
  const { state, texts, write } = feedback;
  const chosen = (options ?? smileyOptions(texts)).find(({ value }) => value === state.value);

  return (
    <div {...rest} className={classNames('fbw-text', className)}>
      <TextField
        label={label ?? chosen?.textAreaLabel ?? texts.promptMore}
        value={state.text}
        onWrite={write}
        maxLength={maxLength}
        rows={rows}
      />
    </div>
  );
}
