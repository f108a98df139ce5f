import type { FeedbackFlowOptions } from './feedbackFlowOptions';
import type {
  AnswerValue,
  FollowupAnswer,
  FollowupQuestion,
  FollowupValues,
} from './feedbackQuestion';
import type { FeedbackState, StepState } from './feedbackState';
import { redacted } from './freeText';
import { logMisuse } from './logMisuse';

type Options = Pick<FeedbackFlowOptions<unknown>, 'followup' | 'redact'>;

function isAsked({ when, name, label }: FollowupQuestion, answers: FollowupValues, value: unknown) {
  try {
    return when?.(answers, value as AnswerValue) ?? true;
  } catch {
    // Without the error, which may quote an answer.
    logMisuse(`when of '${name ?? label}' throws.`);
    return true;
  }
}

/** Indexes of the questions that are asked: without `when`, or where `when` accepts the answers before. */
export function askedQuestions(state: FeedbackState<unknown>, { followup }: Options): number[] {
  const { value, drafts } = state as Partial<StepState<unknown>>;
  const answers: Record<string, AnswerValue> = {};
  const asked: number[] = [];
  followup?.questions?.forEach((question, index) => {
    if (!isAsked(question, answers, value)) return;
    asked.push(index);
    const draft = drafts?.[index] ?? '';
    if (`${draft}`.trim()) answers[question.name ?? question.label] = draft;
  });
  return asked;
}

/** The question after the open one: asked, and not yet confirmed. */
export function nextQuestion(state: StepState<unknown>, options: Options): number | undefined {
  const { done, step } = state;
  return askedQuestions(state, options).find((index) => index !== step && !done.includes(index));
}

/**
 * The answers, with the answer of the open step if there is one. A later answer replaces an earlier one with the
 * same name. On leave, text that Neste has not confirmed is left out.
 */
export function followupAnswers(
  state: StepState<unknown>,
  options: Options,
  leaving?: boolean,
): readonly FollowupAnswer[] {
  const answers = new Map<string, FollowupAnswer>();
  for (const index of askedQuestions(state, options)) {
    const question = options.followup?.questions[index] as FollowupQuestion;
    const { label, name = label, type } = question;
    const isOpen = index === state.step && !(leaving && type === 'text');
    if (!isOpen && !state.done.includes(index)) continue;
    const draft = state.drafts[index] ?? '';
    let value = Array.isArray(draft) ? draft.map(String) : `${draft}`;
    if (type === 'text') value = redacted(`${draft}`, options);
    if (value.length > 0) answers.set(name, { name, label, type, value });
  }
  return [...answers.values()];
}
