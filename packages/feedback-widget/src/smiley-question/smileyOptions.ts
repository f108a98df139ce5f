import type { ChoiceOption, SmileyOption, SmileyValue } from '../flow/feedbackQuestion';
import { logMisuse } from '../flow/logMisuse';
import type { FeedbackTexts } from '../texts/feedback.texts';

const smileyValues: readonly SmileyValue[] = [1, 2, 3, 4, 5];

/** The five default faces, with the given texts. */
export function smileyOptions(texts: FeedbackTexts): SmileyOption[] {
  return smileyValues.map((value) => ({
    value,
    label: texts[`smiley${value}`],
    textAreaLabel: texts[value < 3 ? 'promptSad' : value > 3 ? 'promptHappy' : 'promptNeutral'],
  }));
}

/** Whether an option has no face, which is logged. */
export function hasWrongSmiley(options?: readonly ChoiceOption[]): boolean {
  const wrong = options?.find(({ value }) => !smileyValues.includes(value as SmileyValue));
  if (wrong) logMisuse(`smiley values must be from 1 to 5: ${wrong.value}`);
  return !!wrong;
}
