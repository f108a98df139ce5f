import { forwardRef, type Ref } from 'react';
import type { FeedbackTexts } from '../texts/feedback.texts';
import { textsOf } from '../texts/textsOf';
import { type ChoiceFeedbackProps, Feedback } from './Feedback';

/** The values that the presets send for Ja and Nei, in every language. */
export type YesNo = 'ja' | 'nei';

/** Props of the presets with Ja and Nei: all of `Feedback` except `type` and `options`. */
export interface YesNoFeedbackProps
  extends Omit<ChoiceFeedbackProps<'radio', YesNo>, 'type' | 'options' | 'label'> {
  /** Replaces the question. */
  label?: string | undefined;
}

function ask(
  question: keyof FeedbackTexts,
  { label, ...rest }: YesNoFeedbackProps,
  ref: Ref<HTMLDivElement>,
) {
  const texts = textsOf(rest.language, rest.texts);
  const options = [
    { value: 'ja', label: texts.yes },
    { value: 'nei', label: texts.no },
  ] as const;
  return (
    <Feedback {...rest} ref={ref} type="radio" label={label ?? texts[question]} options={options} />
  );
}

/** The preset 'Fikk du gjort det du skulle?' with Ja and Nei. */
export const DoneFeedback = /* @__PURE__ */ forwardRef<HTMLDivElement, YesNoFeedbackProps>(
  (props, ref) => ask('questionDone', props, ref),
);

/** The preset 'Fant du det du lette etter?' with Ja and Nei. */
export const FoundFeedback = /* @__PURE__ */ forwardRef<HTMLDivElement, YesNoFeedbackProps>(
  (props, ref) => ask('questionFound', props, ref),
);
