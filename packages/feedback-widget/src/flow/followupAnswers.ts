import type { FollowupAnswer, FollowupQuestion } from './feedbackQuestion';
import type { StepState } from './feedbackState';

/**
 * The answers with that of the open step, if it has one: a later answer of the same name replaces
 * the earlier. A half-written text belongs to the visitor until Neste, so leaving takes none along.
 */
export function followupAnswers<Value>(
  { answers, draft, step }: StepState<Value>,
  questions: readonly FollowupQuestion[],
  leaving?: boolean,
): readonly FollowupAnswer[] {
  const question = questions[step];
  if (!question || draft === undefined || (leaving && question.type === 'text')) return answers;
  const value = Array.isArray(draft) ? draft.map(String) : String(draft).trim();
  if (value.length === 0) return answers;
  const { label, name = label, type } = question;
  const answer = { name, label, type, value };
  return answers.some((earlier) => earlier.name === name)
    ? answers.map((earlier) => (earlier.name === name ? answer : earlier))
    : [...answers, answer];
}
