import type { FeedbackFlowOptions } from './feedbackFlowOptions';
import type {
  ChosenState,
  DeliveredState,
  FeedbackInputs,
  FeedbackPayload,
  FeedbackState,
  QuestionState,
} from './feedbackState';
import { askedQuestions, followupAnswers, nextQuestion } from './followupAnswers';
import { charactersOverLimit, redacted } from './freeText';

type State = FeedbackState<unknown>;
type Options = FeedbackFlowOptions<unknown>;

/** The state after an event, and the payload to deliver. */
export type FeedbackStep = [state: State, payload?: FeedbackPayload];

type Transitions = {
  [Phase in State['phase']]?: {
    [Type in keyof FeedbackInputs]?: (
      state: State & { phase: Phase },
      input: FeedbackInputs<unknown>[Type],
      options: Options,
    ) => FeedbackStep;
  };
};

/** The state at the start of every visit. */
export const initialFeedback: QuestionState = {
  phase: 'question',
  value: undefined,
  text: '',
  tried: false,
};

/** The kind of submission that each phase sends. */
export const submissionKinds = { chosen: 'answer', step: 'followup', contact: 'contact' } as const;

/** The state after a delivery: clears the input, and continues with the next question or the thank-you. */
export function deliveredFeedback(state: State, options: Options): State {
  const { phase, value } = state;
  const after = submissionKinds[phase as keyof typeof submissionKinds];
  let next: DeliveredState<unknown>['phase'] = 'thanks';
  if (phase === 'chosen' && askedQuestions(state, options).length > 0) next = 'invitation';
  else if (phase !== 'contact' && options.contactQuestion) next = 'contact';
  return { ...initialFeedback, phase: next, value, after };
}

/**
 * The state that opens the first question that is asked and not confirmed, or else the last question; or the thank-you
 * when the options no longer contain a question.
 */
export function skipRemovedQuestion(state: State, options: Options): State {
  const { phase, delivery, value } = state;
  const isAsking = ['invitation', 'step', 'contact'].includes(phase);
  // Wait for the result of a pending delivery.
  if (!isAsking || delivery === 'sending') return state;
  if (phase === 'contact' && options.contactQuestion) return state;
  const asked = phase === 'contact' ? [] : askedQuestions(state, options);
  if (asked.length === 0) {
    const { after = 'answer' } = state as Partial<DeliveredState<unknown>>;
    return { ...initialFeedback, phase: 'thanks', value, after };
  }
  if (state.phase !== 'step') return state;
  const step = asked.find((index) => !state.done.includes(index)) ?? (asked.at(-1) as number);
  return step === state.step ? state : { ...state, step, draft: state.drafts[step] };
}

type Asking = QuestionState | ChosenState<unknown>;

function chosen(
  state: Asking,
  value: unknown,
  blank: boolean,
  isTypedText?: boolean,
): FeedbackStep {
  if (!blank) return [{ ...state, phase: 'chosen', value, isTypedText }];
  const { text, tried } = state;
  return [{ ...initialFeedback, text, tried }];
}

const select = (state: Asking, value: unknown): FeedbackStep =>
  chosen(state, value, Array.isArray(value) && value.length === 0);

const answerWithText = (state: Asking, words: string): FeedbackStep =>
  chosen(state, words, !words.trim(), true);

/** Sends on leave what Send failed to deliver, with the current choice and the text of that Send. */
function sendOnLeave(state: ChosenState<unknown>): FeedbackStep {
  const { unsent, value, tried, isTypedText } = state;
  if (unsent) {
    const again = isTypedText ? unsent : { ...unsent, feedbackValue: value };
    return [{ ...state, unsent: undefined }, again];
  }
  if (tried || isTypedText) return [state];
  return [
    { ...state, tried: true },
    { feedbackValue: value, intentionalSubmit: false },
  ];
}

const declineNext = (state: DeliveredState<unknown>): FeedbackStep => [
  { ...state, phase: 'thanks', delivery: undefined, unsent: undefined },
];

/** The actions of each phase, and their results (docs/specification/feedback.md#feedback-steps). */
const transitions: Transitions = {
  question: { select, answerWithText },
  chosen: {
    select,
    answerWithText,
    write: (state, text) => [{ ...state, text }],
    cancel: ({ tried }) => [{ ...initialFeedback, tried }],
    hide: sendOnLeave,
    leave: sendOnLeave,
    send(state, _, options) {
      const typed = state.isTypedText ? `${state.value}` : state.text;
      if (charactersOverLimit(typed, options.textLimit) > 0) return [state];
      const message: string = redacted(state.text, options);
      const feedbackValue = state.isTypedText ? redacted(`${state.value}`, options) : state.value;
      if (feedbackValue === '') return [deliveredFeedback(state, options)];
      return [
        { ...state, delivery: 'sending', tried: true, unsent: undefined },
        { feedbackValue, intentionalSubmit: true, ...(message && { message }) },
      ];
    },
  },
  invitation: {
    startFollowup: ({ value }) => [
      {
        ...initialFeedback,
        phase: 'step',
        value,
        step: 0,
        draft: undefined,
        answers: [],
        drafts: [],
        done: [],
      },
    ],
    declineNext,
  },
  step: {
    answer(state, draft) {
      const drafts = [...state.drafts];
      drafts[state.step] = draft;
      return [{ ...state, draft, drafts }];
    },
    confirmStep(state, _, options) {
      const isText = options.followup?.questions[state.step]?.type === 'text';
      if (isText && charactersOverLimit(`${state.draft ?? ''}`, options.textLimit) > 0)
        return [state];
      const answers = followupAnswers(state, options);
      const step = nextQuestion(state, options);
      if (step !== undefined) {
        const done = [...state.done, state.step];
        // After a failure, another answer may have added a question: its step begins without the failure.
        const fresh = { tried: false, delivery: undefined, unsent: undefined };
        return [{ ...state, ...fresh, step, draft: state.drafts[step], answers, done }];
      }
      if (answers.length === 0) return [deliveredFeedback(state, options)];
      return [{ ...state, delivery: 'sending', tried: true, unsent: undefined }, answers];
    },
    cancel: ({ value }) => [{ ...initialFeedback, phase: 'cancelled', value }],
    leave(state, _, options) {
      if (state.unsent) return [deliveredFeedback(state, options), state.unsent];
      const answers = state.tried ? [] : followupAnswers(state, options, true);
      return answers.length === 0 ? [state] : [deliveredFeedback(state, options), answers];
    },
  },
  contact: {
    contact: (state, { email, phone }, { contactQuestion }) => [
      { ...state, delivery: 'sending', unsent: undefined },
      contactQuestion?.withPhone ? { email, phone } : { email },
    ],
    declineNext,
    leave: (state) => (state.unsent ? [{ ...state, unsent: undefined }, state.unsent] : [state]),
  },
};

/** Every event that at least one phase handles. */
export const eventTypes = [
  ...new Set(Object.values(transitions).flatMap((phase) => Object.keys(phase))),
] as readonly (keyof FeedbackInputs)[];

/** The state after an event. While a delivery is pending, nothing can be changed, cancelled or sent. */
export function nextFeedback<Type extends keyof FeedbackInputs>(
  state: State,
  type: Type,
  input: FeedbackInputs<unknown>[Type],
  options: Options,
): FeedbackStep {
  const transition = transitions[state.phase]?.[type] as
    | ((state: State, input: unknown, options: Options) => FeedbackStep)
    | undefined;
  return (state.delivery !== 'sending' && transition?.(state, input, options)) || [state];
}
