import { type FeedbackTexts, nb } from '../texts/feedback.texts';
import { mergeTexts } from '../texts/mergeTexts';
import { type ChoiceFeedbackProps, Feedback } from './Feedback';

/** What the presets send for Ja and Nei, in every language. */
export type YesNo = 'ja' | 'nei';

/** Props of the presets that are answered by Ja or Nei: all of `Feedback` but `type` and `options`. */
export interface YesNoFeedbackProps
  extends Omit<ChoiceFeedbackProps<'radio', YesNo>, 'type' | 'options' | 'label'> {
  /** Another question. */
  label?: string;
}

function ask(question: keyof FeedbackTexts, { label, ...rest }: YesNoFeedbackProps) {
  const texts = mergeTexts(rest.language ?? nb, rest.texts);
  const options = [
    { value: 'ja', label: texts.yes },
    { value: 'nei', label: texts.no },
  ] as const;
  return <Feedback {...rest} type="radio" label={label ?? texts[question]} options={options} />;
}

/** The preset 'Fikk du gjort det du skulle?', Ja or Nei (part 2 §2). */
export function DoneFeedback(props: YesNoFeedbackProps) {
  return ask('questionDone', props);
}

/** The preset 'Fant du det du lette etter?', Ja or Nei (part 2 §2, "Other insurances"). */
export function FoundFeedback(props: YesNoFeedbackProps) {
  return ask('questionFound', props);
}
