import { markAnswer } from './answerOf';
import type { FeedbackFlowOptions } from './feedbackFlowOptions';
import type { FeedbackEvent, FeedbackState } from './feedbackState';
import {
  deliveredFeedback,
  initialFeedback,
  nextFeedback,
  sends,
  stillAsked,
} from './nextFeedback';

/** A visitor's way through the widget, without any view. */
export interface FeedbackFlow<Value = number> {
  /** The present state. The same object until something changes. */
  getState: () => FeedbackState<Value>;
  /** Calls `listener` after each change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /** Tells the flow what the visitor did. */
  dispatch: (event: FeedbackEvent<Value>) => void;
  /**
   * Replaces the options, from the next event on. A visitor who stands before something that they no
   * longer ask is thanked.
   */
  setOptions: (options: FeedbackFlowOptions<Value>) => void;
}

function isThenable(result: unknown): result is PromiseLike<unknown> {
  return typeof (result as PromiseLike<unknown> | undefined)?.then === 'function';
}

const callbacksOf = ({ onSubmit, followup, contactQuestion }: FeedbackFlowOptions<unknown>) => ({
  answer: onSubmit,
  followup: followup?.onSubmit,
  contact: contactQuestion?.onSubmit,
});

/**
 * Creates the state machine behind the widget (part 2 §4): plain TypeScript that touches neither
 * page nor clock. Of the answer it sends at most one unintended submission and then one
 * intentional, of follow-up and contact one each, and nothing after that. What the host refused is
 * sent again by the visitor alone, never by leaving: it may have arrived all the same.
 */
export function createFeedbackFlow<Value = number>(
  options: FeedbackFlowOptions<Value>,
): FeedbackFlow<Value> {
  const listeners = new Set<() => void>();
  const visit = {};
  // The machine hands a value on and never looks at it.
  let host = options as FeedbackFlowOptions<unknown>;
  let state: FeedbackState<unknown> = initialFeedback;

  function change(changed: FeedbackState<unknown>) {
    const next = stillAsked(changed, host);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    getState: () => state as FeedbackState<Value>,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setOptions(options) {
      host = options as FeedbackFlowOptions<unknown>;
      change(state);
    },
    dispatch({ type, value }) {
      const leaving = type === 'hide' || type === 'leave';
      if (leaving && host.submitOnLeave === false) return;
      // Nobody is there to read how the delivery of an unintended submission went.
      const delivered = () => leaving || change(deliveredFeedback(state, host));
      const failed = (error: unknown) => leaving || change({ ...state, delivery: 'failed', error });
      let result: unknown;
      try {
        const kind = sends[state.phase as keyof typeof sends];
        const [next, payload] = nextFeedback(state, type, value, host);
        change(next);
        if (!payload) return;
        markAnswer(payload, visit, kind);
        // What a phase sends fits the callback of its kind.
        result = callbacksOf(host)[kind]?.(payload as never);
      } catch (error) {
        failed(error);
        return;
      }
      if (isThenable(result)) result.then(delivered, failed);
      else delivered();
    },
  };
}
