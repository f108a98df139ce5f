import type { AnswerValue } from '../flow/feedbackQuestion';

/** A choice as the value of a form-associated element: a list has one entry for each value. Without a name there is none. */
export function formValueOf(
  answer: AnswerValue | undefined,
  name: string,
): FormData | string | null {
  if (answer === undefined || !name) return null;
  if (!Array.isArray(answer)) return `${answer}`;
  const entries = new FormData();
  for (const value of answer) entries.append(name, `${value}`);
  return entries;
}
