import type { ContactSubmission, FollowupAnswer, FollowupQuestion } from './feedbackQuestion';
import type {
  ChosenState,
  ContactState,
  DeliveryEvent,
  FailedState,
  FeedbackEvent,
  FeedbackState,
  FeedbackSubmission,
  QuestionState,
  SendingState,
  StepState,
} from './feedbackState';
import { followupAnswers } from './followupAnswers';

/** What the host asks beside the main question. */
export interface FeedbackPlan {
  questions: readonly FollowupQuestion[];
  contact: boolean;
  withPhone?: boolean;
}

/** What an event asks the host to deliver. */
export type Outgoing<Value> =
  | { to: 'answer'; payload: FeedbackSubmission<Value>; intended: boolean }
  | { to: 'followup'; payload: readonly FollowupAnswer[]; intended: boolean }
  | { to: 'contact'; payload: ContactSubmission; intended: true };

/** The state after an event, and the delivery that the event asks for. */
export interface FeedbackStep<Value> {
  state: FeedbackState<Value>;
  outgoing?: Outgoing<Value>;
}

type AnyEvent<Value> = FeedbackEvent<Value> | DeliveryEvent;

/** Where every visit begins. */
export const initialFeedback: QuestionState = {
  phase: 'question',
  value: undefined,
  text: '',
  sentOnLeave: false,
};

function thankFor<Value>(
  { value, sentOnLeave }: SendingState<Value> | FeedbackState<Value>,
  after: 'answer' | 'followup',
  { contact }: FeedbackPlan,
): FeedbackState<Value> {
  // The question, which has no value, is never thanked for.
  const kept = { value: value as Value, sentOnLeave, text: '', after };
  return contact ? { ...kept, phase: 'contact' } : { ...kept, phase: 'thanks' };
}

function whileChosen<Value>(
  state: ChosenState<Value> | FailedState<Value>,
  event: AnyEvent<Value>,
): FeedbackStep<Value> {
  const { value, text, sentOnLeave } = state;
  const message = text.trim();
  switch (event.type) {
    case 'choose':
      return { state: { ...state, value: event.value } };
    case 'write':
      return { state: { ...state, text: event.text } };
    case 'cancel':
      return { state: { ...initialFeedback, sentOnLeave } };
    case 'send':
      return {
        state: { phase: 'sending', value, text, sentOnLeave },
        outgoing: {
          to: 'answer',
          payload: { feedbackValue: value, intentionalSubmit: true, ...(message && { message }) },
          intended: true,
        },
      };
    case 'leave':
      if (sentOnLeave) return { state };
      return {
        state: { ...state, sentOnLeave: true },
        outgoing: {
          to: 'answer',
          payload: { feedbackValue: value, intentionalSubmit: false },
          intended: false,
        },
      };
    default:
      return { state };
  }
}

function whileSending<Value>(
  state: SendingState<Value>,
  event: AnyEvent<Value>,
  plan: FeedbackPlan,
): FeedbackState<Value> {
  // An answer on its way can neither be changed nor called back, nor sent again by leaving.
  if (event.type === 'rejected') return { ...state, phase: 'failed', error: event.error };
  if (event.type !== 'delivered') return state;
  return plan.questions.length > 0
    ? { ...state, phase: 'invitation', text: '' }
    : thankFor(state, 'answer', plan);
}

function whileStep<Value>(
  state: StepState<Value>,
  event: AnyEvent<Value>,
  plan: FeedbackPlan,
): FeedbackStep<Value> {
  const { value, text, sentOnLeave, step } = state;
  const { questions } = plan;
  switch (event.type) {
    case 'answer':
      return { state: { ...state, draft: event.value } };
    case 'next': {
      const answers = followupAnswers(state, questions);
      if (step + 1 < questions.length)
        return { state: { ...state, answers, draft: undefined, step: step + 1 } };
      if (answers.length === 0) return { state: thankFor(state, 'followup', plan) };
      return {
        state: { ...state, delivery: 'sending' },
        outgoing: { to: 'followup', payload: answers, intended: true },
      };
    }
    case 'cancel':
      return { state: { phase: 'cancelled', value, text, sentOnLeave } };
    case 'leave': {
      const answers = followupAnswers(state, questions, true);
      if (event.hidden || answers.length === 0) return { state };
      return {
        state: thankFor(state, 'followup', plan),
        outgoing: { to: 'followup', payload: answers, intended: false },
      };
    }
    default:
      return { state };
  }
}

function whileContact<Value>(
  state: ContactState<Value>,
  event: AnyEvent<Value>,
  { withPhone }: FeedbackPlan,
): FeedbackStep<Value> {
  if (event.type === 'decline')
    return { state: { ...state, phase: 'thanks', delivery: undefined } };
  if (event.type !== 'contact') return { state };
  const { email, phone } = event.contact;
  return {
    state: { ...state, delivery: 'sending' },
    outgoing: { to: 'contact', payload: withPhone ? { email, phone } : { email }, intended: true },
  };
}

/** What follow-up and contact do while the host delivers them: they wait, and nothing else. */
function whileDelivering<Value>(
  state: StepState<Value> | ContactState<Value>,
  event: AnyEvent<Value>,
  plan: FeedbackPlan,
): FeedbackState<Value> {
  if (event.type === 'rejected') return { ...state, delivery: 'failed' };
  if (event.type !== 'delivered') return state;
  if (state.phase === 'step') return thankFor(state, 'followup', plan);
  return { ...state, phase: 'thanks', after: 'contact', delivery: undefined };
}

/** The widget's rules as one pure function: a phase is a case, and knows its own events (part 2 §4). */
export function nextFeedback<Value>(
  state: FeedbackState<Value>,
  event: AnyEvent<Value>,
  plan: FeedbackPlan,
): FeedbackStep<Value> {
  switch (state.phase) {
    case 'question':
      if (event.type !== 'choose') return { state };
      return { state: { ...state, phase: 'chosen', value: event.value } };
    case 'chosen':
    case 'failed':
      return whileChosen(state, event);
    case 'sending':
      return { state: whileSending(state, event, plan) };
    case 'invitation':
      if (event.type === 'accept')
        return { state: { ...state, phase: 'step', step: 0, draft: undefined, answers: [] } };
      if (event.type !== 'decline') return { state };
      return { state: { ...state, phase: 'thanks', after: 'answer' } };
    case 'step':
      return state.delivery === 'sending'
        ? { state: whileDelivering(state, event, plan) }
        : whileStep(state, event, plan);
    case 'contact':
      return state.delivery === 'sending'
        ? { state: whileDelivering(state, event, plan) }
        : whileContact(state, event, plan);
    default:
      return { state };
  }
}
