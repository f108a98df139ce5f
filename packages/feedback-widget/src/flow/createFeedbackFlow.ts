import { markAnswer } from './answerOf';
import type { ContactSubmission, FollowupAnswer, FollowupQuestion } from './feedbackQuestion';
import type {
  DeliveryEvent,
  FeedbackEvent,
  FeedbackState,
  FeedbackSubmission,
} from './feedbackState';
import { initialFeedback, nextFeedback, type Outgoing } from './nextFeedback';
import { redactOutgoing } from './redactOutgoing';

/** The questions after the answer, asked of those who have time (part 2 §2). */
export interface FollowupOptions {
  /** One step each. */
  questions: readonly FollowupQuestion[];
  /** Receives the answers, once. May return a promise, as the main `onSubmit` does. */
  onSubmit: (answers: readonly FollowupAnswer[]) => unknown;
}

/** The question whether the visitor may be contacted (part 2 §2). */
export interface ContactOptions {
  /**
   * Asks for a phone number too, which is then required.
   * @default false
   */
  withPhone?: boolean;
  /** Receives the details, once. May return a promise, as the main `onSubmit` does. */
  onSubmit: (contact: ContactSubmission) => unknown;
}

/** What a host gives a flow. Each option is read when it is needed, so getters stay current. */
export interface FeedbackFlowOptions<Value = number> {
  /**
   * Receives the answer. May return a promise: the flow is `sending` until it settles. A throw or
   * a rejection leads to `failed`, from which the visitor can try again.
   */
  onSubmit: (submission: FeedbackSubmission<Value>) => unknown;
  /**
   * Whether an answer that is chosen and not sent goes out, without its text, when the visitor
   * leaves; the answers of the follow-up too.
   * @default true
   */
  readonly submitOnLeave?: boolean;
  /** Asks more of those who have time, once the answer is delivered. */
  readonly followup?: FollowupOptions;
  /** Asks for contact details, after the answer or, where there is one, after the follow-up. */
  readonly contactQuestion?: ContactOptions;
  /**
   * Goes over every free text before a callback sees it. When it throws, nothing is sent and the
   * visitor may try again.
   */
  readonly redact?: (text: string) => string;
}

/** A visitor's way through the widget, without any view. */
export interface FeedbackFlow<Value = number> {
  /** The present state. The same object until something changes. */
  getState: () => FeedbackState<Value>;
  /** Calls `listener` after each change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /** Tells the flow what the visitor did. */
  dispatch: (event: FeedbackEvent<Value>) => void;
}

function isThenable(result: unknown): result is PromiseLike<unknown> {
  return typeof (result as PromiseLike<unknown> | undefined)?.then === 'function';
}

/**
 * Creates the state machine behind the widget (part 2 §4): plain TypeScript that touches neither
 * page nor clock. Of the answer it sends at most one unintended submission and then one
 * intentional, of follow-up and contact one each, and nothing after that.
 */
export function createFeedbackFlow<Value = number>(
  options: FeedbackFlowOptions<Value>,
): FeedbackFlow<Value> {
  const listeners = new Set<() => void>();
  const visit = {};
  let state: FeedbackState<Value> = initialFeedback;

  function handOver(outgoing: Outgoing<Value>): unknown {
    const { to, payload } = redactOutgoing(outgoing, options.redact);
    markAnswer(payload, visit, to);
    if (to === 'answer') return options.onSubmit(payload);
    if (to === 'followup') return payload.length > 0 && options.followup?.onSubmit(payload);
    return options.contactQuestion?.onSubmit(payload);
  }

  function deliver(outgoing: Outgoing<Value>) {
    // Nobody is there to read about an unintended submission that failed.
    const settle = (event: DeliveryEvent) => outgoing.intended && step(event);
    const reject = (error: unknown) => settle({ type: 'rejected', error });
    let result: unknown;
    try {
      result = handOver(outgoing);
    } catch (error) {
      reject(error);
      return;
    }
    if (isThenable(result)) result.then(() => settle({ type: 'delivered' }), reject);
    else settle({ type: 'delivered' });
  }

  function step(event: FeedbackEvent<Value> | DeliveryEvent) {
    const next = nextFeedback(state, event, {
      questions: options.followup?.questions ?? [],
      contact: !!options.contactQuestion,
      withPhone: options.contactQuestion?.withPhone,
    });
    if (next.state === state) return;
    state = next.state;
    for (const listener of listeners) listener();
    if (next.outgoing) deliver(next.outgoing);
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch(event) {
      if (event.type !== 'leave' || options.submitOnLeave !== false) step(event);
    },
  };
}
