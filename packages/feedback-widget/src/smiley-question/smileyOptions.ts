import type { FeedbackTexts } from '../texts/feedback.texts';

/** The values of the scale, from the saddest face to the happiest (part 2 §3). */
export type SmileyValue = 1 | 2 | 3 | 4 | 5;

const smileyValues: readonly SmileyValue[] = [1, 2, 3, 4, 5];

/** One face of the scale. */
export interface SmileyOption {
  /** Which face is drawn, and what is sent. */
  value: SmileyValue;
  /** The face's name. */
  label: string;
  /** What the text area asks when this face is chosen. */
  textAreaLabel?: string;
}

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
