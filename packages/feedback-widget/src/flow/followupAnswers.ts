import type { FeedbackFlowOptions } from './feedbackFlowOptions';
import type { FollowupAnswer } from './feedbackQuestion';
import type { StepState } from './feedbackState';
import { redacted } from './freeText';

/**
 * The answers with that of the open step, if it has one. A later answer replaces an earlier one with the
 * same name. On leave, text that Neste has not confirmed is left out.
 */
export function followupAnswers(
  { answers, draft = '', step }: StepState<unknown>,
  options: FeedbackFlowOptions<unknown>,
  leaving?: boolean,
): readonly FollowupAnswer[] {
  const question = options.followup?.questions[step];
  if (!question || (leaving && question.type === 'text')) return answers;
  const { label, name = label, type } = question;
  let value = Array.isArray(draft) ? draft.map(String) : `${draft}`;
  if (type === 'text') value = redacted(`${draft}`, options);
  if (value.length === 0) return answers;
  const answer = { name, label, type, value };
  return answers.some((earlier) => earlier.name === name)
    ? answers.map((earlier) => (earlier.name === name ? answer : earlier))
    : [...answers, answer];
}
