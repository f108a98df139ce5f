import { Feedback } from '../feedback/Feedback';
import { DoneFeedback, FoundFeedback } from '../feedback/presets';
import type { FeedbackRootProps } from '../feedback-root/FeedbackRoot';
import type { ChoiceOption, SmileyOption } from '../flow/feedbackQuestion';

/** What the element may ask. */
export type ElementType = 'smiley' | 'done' | 'found' | 'radio' | 'checkbox' | 'text';

interface ElementWidgetProps
  extends Omit<FeedbackRootProps, 'ref' | 'onSubmit' | 'onChoose' | 'onStateChange'> {
  type: ElementType;
  label: string | undefined;
  options: readonly ChoiceOption[] | undefined;
  maxLength: number | undefined;
  onSubmit: (submission: object) => unknown;
}

/** Chooses the widget that the element's `type` names. */
export function ElementWidget({ type, label, options, ...rest }: ElementWidgetProps) {
  if (type === 'done') return <DoneFeedback {...rest} label={label} />;
  if (type === 'found') return <FoundFeedback {...rest} label={label} />;
  if (type === 'radio' || type === 'checkbox')
    return (
      <Feedback {...rest} type={type as 'radio'} label={label ?? ''} options={options ?? []} />
    );
  if (type === 'text') return <Feedback {...rest} type="text" label={label ?? ''} />;
  return <Feedback {...rest} type="smiley" label={label} options={options as SmileyOption[]} />;
}
