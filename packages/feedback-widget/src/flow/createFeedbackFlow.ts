import type {
  DeliveryEvent,
  FeedbackEvent,
  FeedbackState,
  FeedbackSubmission,
} from './feedbackState';
import { initialFeedback, nextFeedback } from './nextFeedback';

/** What a host gives a flow. Each option is read when it is needed, so getters stay current. */
export interface FeedbackFlowOptions<Value = number> {
  /**
   * Receives the answer. May return a promise: the flow is `sending` until it settles. A throw or
   * a rejection leads to `failed`, from which the visitor can try again.
   */
  onSubmit: (submission: FeedbackSubmission<Value>) => unknown;
  /**
   * Whether an answer that is chosen and not sent goes out, without its text, when the visitor
   * leaves.
   * @default true
   */
  readonly submitOnLeave?: boolean;
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
 * page nor clock. It sends at most one unintended submission and then one intentional, and nothing
 * after that.
 */
export function createFeedbackFlow<Value = number>(
  options: FeedbackFlowOptions<Value>,
): FeedbackFlow<Value> {
  const listeners = new Set<() => void>();
  let state: FeedbackState<Value> = initialFeedback;

  function deliver(submission: FeedbackSubmission<Value>) {
    // Nobody is there to read about an unintended submission that failed.
    const settle = (event: DeliveryEvent) => submission.intentionalSubmit && step(event);
    const reject = (error: unknown) => settle({ type: 'rejected', error });
    let result: unknown;
    try {
      result = options.onSubmit(submission);
    } catch (error) {
      reject(error);
      return;
    }
    if (isThenable(result)) result.then(() => settle({ type: 'delivered' }), reject);
    else settle({ type: 'delivered' });
  }

  function step(event: FeedbackEvent<Value> | DeliveryEvent) {
    const next = nextFeedback(state, event);
    if (next.state === state) return;
    state = next.state;
    for (const listener of listeners) listener();
    if (next.submission) deliver(next.submission);
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
