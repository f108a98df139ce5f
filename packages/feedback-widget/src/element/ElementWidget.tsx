import { Feedback, type FeedbackProps } from '../feedback/Feedback';
import { DoneFeedback, FoundFeedback, type YesNoFeedbackProps } from '../feedback/presets';
import type { FeedbackRootProps } from '../feedback-root/FeedbackRoot';
import type { AnswerValue, ChoiceOption } from '../flow/feedbackQuestion';

/** What the element can ask. */
export type ElementType = 'smiley' | 'done' | 'found' | 'radio' | 'checkbox' | 'text';

interface ElementWidgetProps extends FeedbackRootProps<AnswerValue> {
  type: ElementType;
  label: string | undefined;
  options: readonly ChoiceOption[] | undefined;
  maxLength: number | undefined;
}

/** Renders the widget that the element's `type` names. */
export function ElementWidget({ type, label, options, ...rest }: ElementWidgetProps) {
  // An attribute decides what is asked, so the type of the answer is known at run time alone.
  const yesNo = { ...rest, label } as unknown as YesNoFeedbackProps;
  if (type === 'done') return <DoneFeedback {...yesNo} />;
  if (type === 'found') return <FoundFeedback {...yesNo} />;
  const isChoice = type === 'radio' || type === 'checkbox';
  const asked = isChoice
    ? { type, label: label ?? '', options: options ?? [] }
    : type === 'text'
      ? { type, label: label ?? '' }
      : { type: 'smiley', label, options };
  return <Feedback {...({ ...rest, ...asked } as unknown as FeedbackProps)} />;
}
