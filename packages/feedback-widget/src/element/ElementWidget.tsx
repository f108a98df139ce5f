import { Feedback, type FeedbackProps } from '../feedback/Feedback';
import { DoneFeedback, FoundFeedback, type YesNoFeedbackProps } from '../feedback/presets';
import type { FeedbackRootProps } from '../feedback-root/FeedbackRoot';
import type { AnswerValue, ChoiceOption } from '../flow/feedbackQuestion';

/** The kinds of question that the element supports. */
export const elementTypes = ['smiley', 'done', 'found', 'radio', 'checkbox', 'text'] as const;

/** The kind of question of the element. */
export type ElementType = (typeof elementTypes)[number];

interface ElementWidgetProps extends FeedbackRootProps<AnswerValue> {
  type: ElementType | undefined;
  label: string | undefined;
  options: readonly ChoiceOption[] | undefined;
  maxLength: number | undefined;
}

/** Renders the widget for the element's `type`. */
export function ElementWidget({ type, label, options, ...rest }: ElementWidgetProps) {
  // An attribute sets the type, so the type of the value is known only at run time.
  const yesNo = { ...rest, label } as unknown as YesNoFeedbackProps;
  if (type === 'done') return <DoneFeedback {...yesNo} />;
  if (type === 'found') return <FoundFeedback {...yesNo} />;
  const isChoice = type === 'radio' || type === 'checkbox';
  const asked = isChoice
    ? { type, label: label ?? '', options: options ?? [] }
    : { type: type === 'text' ? type : 'smiley', label, options };
  return <Feedback {...({ ...rest, ...asked } as unknown as FeedbackProps)} />;
}
