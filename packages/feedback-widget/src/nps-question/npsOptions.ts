import type { ChoiceOption } from '../flow/feedbackQuestion';
import type { FeedbackTexts } from '../texts/feedback.texts';

/** The numbers from 0 to 10, of which the two ends have names. */
export const npsOptions = ({ npsLow, npsHigh }: FeedbackTexts): ChoiceOption<number>[] =>
  Array.from({ length: 11 }, (_, value) => ({
    value,
    label: value === 0 ? npsLow : value === 10 ? npsHigh : '',
  }));
