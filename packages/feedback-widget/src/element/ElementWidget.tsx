import { type Ref, useLayoutEffect } from 'react';
import { Feedback, type FeedbackProps } from '../feedback/Feedback';
import { DoneFeedback, FoundFeedback, type YesNoFeedbackProps } from '../feedback/presets';
import type { FeedbackRootProps } from '../feedback-root/FeedbackRoot';
import type { AnswerValue, ChoiceOption } from '../flow/feedbackQuestion';
import { logMisuse } from '../flow/logMisuse';

/** The kinds of question that the element supports. */
export const elementTypes = [
  'smiley',
  'done',
  'found',
  'nps',
  'radio',
  'checkbox',
  'text',
] as const;

/** The kind of question of the element. */
export type ElementType = (typeof elementTypes)[number];

interface ElementWidgetProps extends FeedbackRootProps<AnswerValue> {
  type: ElementType | undefined;
  label: string | undefined;
  options: readonly ChoiceOption[] | undefined;
  maxLength: number | undefined;
  rootRef: Ref<HTMLDivElement> | undefined;
}

/** Renders the widget for the element's `type`. */
export function ElementWidget({ type, label, options, rootRef, ...props }: ElementWidgetProps) {
  const rest = { ...props, ref: rootRef };
  // An attribute sets the type, so the type of the value is known only at run time.
  const yesNo = { ...rest, label } as unknown as YesNoFeedbackProps;
  const isChoice = type === 'radio' || type === 'checkbox';
  const hasNoOptions = isChoice && !options?.length;
  useLayoutEffect(() => {
    // Later, because a script may set the options right after it has set the type.
    const reason = `type="${type}" needs options: widget.options = [{ value: 'nett', label: 'På nett' }].`;
    const timer = hasNoOptions && setTimeout(logMisuse, 0, reason);
    return () => clearTimeout(timer || undefined);
  });
  if (type === 'done') return <DoneFeedback {...yesNo} />;
  if (type === 'found') return <FoundFeedback {...yesNo} />;
  const asked = isChoice
    ? { type, label: label ?? '', options: options ?? [] }
    : { type: type === 'text' || type === 'nps' ? type : 'smiley', label, options };
  return <Feedback {...({ ...rest, ...asked } as unknown as FeedbackProps)} />;
}
