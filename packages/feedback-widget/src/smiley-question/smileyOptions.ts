import type { SmileyOption, SmileyValue } from '../flow/feedbackQuestion';
import type { FeedbackTexts } from '../texts/feedback.texts';

const smileyValues: readonly SmileyValue[] = [1, 2, 3, 4, 5];

/** The five faces of the specification, in the given texts (part 2 §3, "Smiley scale"). */
export function smileyOptions(texts: FeedbackTexts): SmileyOption[] {
  const { promptSad, promptNeutral, promptHappy } = texts;
  const prompts = [promptSad, promptSad, promptNeutral, promptHappy, promptHappy];
  return smileyValues.map((value, index) => ({
    value,
    label: texts[`smiley${value}`],
    textAreaLabel: prompts[index],
  }));
}

/** Why options cannot be drawn as faces, or `undefined` when they can (part 2 §5). */
export function smileyFault(options: readonly SmileyOption[] | undefined): string | undefined {
  const fault = options?.find(({ value }) => !smileyValues.includes(value));
  return (
    fault && `a smiley's value must be a number from 1 to 5, not ${JSON.stringify(fault.value)}.`
  );
}
