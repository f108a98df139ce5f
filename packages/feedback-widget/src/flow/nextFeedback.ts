import type { FeedbackFlowOptions } from './feedbackFlowOptions';
import type { ContactSubmission, FollowupAnswer } from './feedbackQuestion';
import type {
  ChosenState,
  DeliveredState,
  FeedbackInputs,
  FeedbackState,
  FeedbackSubmission,
  QuestionState,
} from './feedbackState';
import { followupAnswers } from './followupAnswers';
import { redacted } from './redacted';

type State = FeedbackState<unknown>;
type Host = FeedbackFlowOptions<unknown>;

/** What a host is handed. */
type Payload = FeedbackSubmission<unknown> | readonly FollowupAnswer[] | ContactSubmission;

/** The state after an event, and what the event asks the host to deliver. */
export type FeedbackStep = [state: State, payload?: Payload];

type Transitions = {
  [Phase in State['phase']]?: {
    [Type in keyof FeedbackInputs]?: (
      state: State & { phase: Phase },
      input: FeedbackInputs<unknown>[Type],
      host: Host,
    ) => FeedbackStep;
  };
};

/** Where every visit begins. */
export const initialFeedback: QuestionState = {
  phase: 'question',
  value: undefined,
  text: '',
  sentOnLeave: false,
};

/** What is sent from which phase. */
export const sends = { chosen: 'answer', step: 'followup', contact: 'contact' } as const;

/** The state once the host has what was sent: thanks, lets go of all typed, asks what is to be asked. */
export function deliveredFeedback(
  { phase, value, sentOnLeave }: State,
  { followup, contactQuestion }: Host,
): State {
  const after = sends[phase as keyof typeof sends];
  let next: DeliveredState<unknown>['phase'] = 'thanks';
  if (phase === 'chosen' && followup?.questions.length) next = 'invitation';
  else if (phase !== 'contact' && contactQuestion) next = 'contact';
  return { phase: next, value, text: '', sentOnLeave, after };
}

const choose = (state: QuestionState | ChosenState<unknown>, value: unknown): FeedbackStep => [
  { ...state, phase: 'chosen', value },
];

const sendUnintended = (state: ChosenState<unknown>): FeedbackStep =>
  state.sentOnLeave
    ? [state]
    : [
        { ...state, sentOnLeave: true },
        { feedbackValue: state.value, intentionalSubmit: false },
      ];

const decline = (state: DeliveredState<unknown>): FeedbackStep => [
  { ...state, phase: 'thanks', delivery: undefined },
];

/** The widget's rules (part 2 §4): what a visitor can do in each phase, and what comes of it. */
const transitions: Transitions = {
  question: { choose },
  chosen: {
    choose,
    write: (state, text) => [{ ...state, text }],
    cancel: ({ sentOnLeave }) => [{ ...initialFeedback, sentOnLeave }],
    hide: sendUnintended,
    leave: sendUnintended,
    send(state, _, host) {
      const message: string = redacted(state.text, host);
      return [
        { ...state, delivery: 'sending' },
        { feedbackValue: state.value, intentionalSubmit: true, ...(message && { message }) },
      ];
    },
  },
  invitation: {
    accept: ({ value, text, sentOnLeave }) => [
      { phase: 'step', value, text, sentOnLeave, step: 0, draft: undefined, answers: [] },
    ],
    decline,
  },
  step: {
    answer: (state, draft) => [{ ...state, draft }],
    next(state, _, host) {
      const answers = followupAnswers(state, host);
      const step = state.step + 1;
      if (host.followup?.questions[step]) return [{ ...state, answers, draft: undefined, step }];
      if (answers.length === 0) return [deliveredFeedback(state, host)];
      return [{ ...state, delivery: 'sending' }, answers];
    },
    cancel: ({ value, text, sentOnLeave }) => [{ phase: 'cancelled', value, text, sentOnLeave }],
    leave(state, _, host) {
      const answers = followupAnswers(state, host, true);
      return answers.length === 0 ? [state] : [deliveredFeedback(state, host), answers];
    },
  },
  contact: {
    contact: (state, { email, phone }, { contactQuestion }) => [
      { ...state, delivery: 'sending' },
      contactQuestion?.withPhone ? { email, phone } : { email },
    ],
    decline,
  },
};

/** Every event that some phase knows. */
export function eventTypes(): (keyof FeedbackInputs)[] {
  return Object.values(transitions).flatMap((phase) => Object.keys(phase)) as never;
}

/** The state after an event. What is on its way can be neither changed, called back nor sent again. */
export function nextFeedback<Type extends keyof FeedbackInputs>(
  state: State,
  type: Type,
  input: FeedbackInputs<unknown>[Type],
  host: Host,
): FeedbackStep {
  const transition = transitions[state.phase]?.[type] as
    | ((state: State, input: unknown, host: Host) => FeedbackStep)
    | undefined;
  return (state.delivery !== 'sending' && transition?.(state, input, host)) || [state];
}
