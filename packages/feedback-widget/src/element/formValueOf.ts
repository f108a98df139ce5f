import type { AnswerValue } from '../flow/feedbackQuestion';

/** An answer as the value of a form-associated element: a list has an entry for each of its values. */
export function formValueOf(
  answer: AnswerValue | undefined,
  name: string,
): FormData | string | null {
  if (answer === undefined) return null;
  if (!Array.isArray(answer)) return `${answer}`;
  const entries = new FormData();
  for (const value of answer) entries.append(name, `${value}`);
  return entries;
}
