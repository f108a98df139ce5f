import type {
  ChosenState,
  DeliveryEvent,
  FailedState,
  FeedbackEvent,
  FeedbackState,
  FeedbackSubmission,
  QuestionState,
  SendingState,
} from './feedbackState';

/** The state after an event, and the submission that the event asks for. */
export interface FeedbackStep<Value> {
  state: FeedbackState<Value>;
  submission?: FeedbackSubmission<Value>;
}

/** Where every visit begins. */
export const initialFeedback: QuestionState = {
  phase: 'question',
  value: undefined,
  text: '',
  sentOnLeave: false,
};

function submissionOf<Value>({ value, text }: ChosenState<Value> | FailedState<Value>) {
  const message = text.trim();
  return { feedbackValue: value, intentionalSubmit: true, ...(message && { message }) };
}

function whileChosen<Value>(
  state: ChosenState<Value> | FailedState<Value>,
  event: FeedbackEvent<Value> | DeliveryEvent,
): FeedbackStep<Value> {
  const { value, text, sentOnLeave } = state;
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
        submission: submissionOf(state),
      };
    case 'leave':
      if (sentOnLeave) return { state };
      return {
        state: { ...state, sentOnLeave: true },
        submission: { feedbackValue: value, intentionalSubmit: false },
      };
    default:
      return { state };
  }
}

function whileSending<Value>(
  { value, text, sentOnLeave }: SendingState<Value>,
  event: DeliveryEvent,
): FeedbackState<Value> {
  return event.type === 'delivered'
    ? { phase: 'thanks', value, text: '', sentOnLeave }
    : { phase: 'failed', value, text, sentOnLeave, error: event.error };
}

/** The widget's rules as one pure function: a phase is a case, and knows its own events (part 2 §4). */
export function nextFeedback<Value>(
  state: FeedbackState<Value>,
  event: FeedbackEvent<Value> | DeliveryEvent,
): FeedbackStep<Value> {
  switch (state.phase) {
    case 'question':
      if (event.type !== 'choose') return { state };
      return { state: { ...state, phase: 'chosen', value: event.value } };
    case 'chosen':
    case 'failed':
      return whileChosen(state, event);
    case 'sending':
      // An answer on its way can neither be changed nor called back, nor sent again by leaving.
      if (event.type !== 'delivered' && event.type !== 'rejected') return { state };
      return { state: whileSending(state, event) };
    case 'thanks':
      return { state };
  }
}
