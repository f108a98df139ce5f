import type { FeedbackFlowOptions, SubmissionDetails } from './feedbackFlowOptions';
import type { FeedbackEvent, FeedbackPayload, FeedbackState } from './feedbackState';
import { newSubmissionId } from './newSubmissionId';
import {
  deliveredFeedback,
  initialFeedback,
  nextFeedback,
  sends,
  stillAsked,
} from './nextFeedback';

/** The state of one visitor's answers, without any view. */
export interface FeedbackFlow<Value = number> {
  /** Returns the present state: the same object until something changes. */
  getState: () => FeedbackState<Value>;
  /** Calls `listener` after each change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /** Handles one thing that the visitor did. */
  dispatch: (event: FeedbackEvent<Value>) => void;
  /**
   * Replaces the options, from the next event on. A visitor is thanked who was being asked something
   * that the new options no longer ask.
   */
  setOptions: (options: FeedbackFlowOptions<Value>) => void;
}

type Host = FeedbackFlowOptions<unknown>;
type Kind = (typeof sends)[keyof typeof sends];

function isThenable(result: unknown): result is PromiseLike<unknown> {
  return typeof (result as PromiseLike<unknown> | undefined)?.then === 'function';
}

type Callback = ((payload: unknown, details?: SubmissionDetails) => unknown) | undefined;

function callbackOf(kind: Kind, { onSubmit, followup, contactQuestion }: Host): Callback {
  const callbacks = {
    answer: onSubmit,
    followup: followup?.onSubmit,
    contact: contactQuestion?.onSubmit,
  };
  // What a phase sends fits the callback of its kind.
  return callbacks[kind] as Callback;
}

/**
 * Creates the state machine of the widget: plain TypeScript that uses neither the page nor a clock.
 * It delivers at most one unintended submission of the answer and then one intended, and one submission
 * each of follow-up and contact. What Send failed to deliver is sent again by Send, and once on leave,
 * each time with the same `submissionId`.
 */
export function createFeedbackFlow<Value = number>(
  options: FeedbackFlowOptions<Value>,
): FeedbackFlow<Value> {
  const listeners = new Set<() => void>();
  const submissionIds: Partial<Record<Kind, string>> = {};
  // The machine passes values on without reading them.
  let host = options as Host;
  let state: FeedbackState<unknown> = initialFeedback;

  function change(changed: FeedbackState<unknown>) {
    const next = stillAsked(changed, host);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
    host.onStateChange?.(state);
  }

  function submit(kind: Kind, payload: FeedbackPayload): unknown {
    submissionIds[kind] ??= newSubmissionId();
    const details = { submissionId: submissionIds[kind] };
    const callback = callbackOf(kind, host);
    // A list has no room for the id.
    return Array.isArray(payload)
      ? callback?.(payload, details)
      : callback?.({ ...payload, ...details });
  }

  return {
    getState: () => state as FeedbackState<Value>,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setOptions(options) {
      host = options as Host;
      change(state);
    },
    dispatch({ type, value }) {
      const leaving = type === 'hide' || type === 'leave';
      if (leaving && host.submitOnLeave === false) return;
      let payload: FeedbackPayload | undefined;
      // Nobody is there to read what became of a submission on leave.
      const delivered = () => leaving || change(deliveredFeedback(state, host));
      const failed = (error: unknown) =>
        leaving || change({ ...state, delivery: 'failed', error, unsent: payload ?? state.unsent });
      const before = state;
      try {
        const [next, toSend] = nextFeedback(before, type, value, host);
        payload = toSend;
        change(next);
        if (payload) {
          const result = submit(sends[before.phase as keyof typeof sends], payload);
          if (isThenable(result)) result.then(delivered, failed);
          else delivered();
        }
      } catch (error) {
        failed(error);
      }
      if (type === 'choose' && state !== before) host.onChoose?.(value);
    },
  };
}
