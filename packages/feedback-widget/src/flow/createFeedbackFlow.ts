import { createId } from '@forsikring/foundation/createId';
import { createListeners } from '@forsikring/foundation/createListeners';
import type { FeedbackFlowOptions, SubmissionDetails } from './feedbackFlowOptions';
import type { FeedbackEvent, FeedbackPayload, FeedbackState } from './feedbackState';
import { logMisuse } from './logMisuse';
import {
  deliveredFeedback,
  initialFeedback,
  nextFeedback,
  skipRemovedQuestion,
  submissionKinds,
} from './nextFeedback';

/** The state of one visit, without a view. */
export interface FeedbackFlow<Value = number> {
  /** Returns the current state: the same object until something changes. */
  getState: () => FeedbackState<Value>;
  /** Calls `listener` after each change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /** Handles one action of the visitor. */
  dispatch: (event: FeedbackEvent<Value>) => void;
  /**
   * Replaces the options, from the next event on. If the new options no longer contain the current question,
   * the visitor gets the thank-you.
   */
  setOptions: (options: FeedbackFlowOptions<Value>) => void;
}

type Options = FeedbackFlowOptions<unknown>;
type Kind = (typeof submissionKinds)[keyof typeof submissionKinds];

function isThenable(result: unknown): result is PromiseLike<unknown> {
  return typeof (result as PromiseLike<unknown> | undefined)?.then === 'function';
}

type Callback =
  | (((payload: unknown, details?: SubmissionDetails) => unknown) & { fields?: () => object })
  | undefined;

const callbackNames: Record<Kind, string> = {
  answer: 'onSubmit',
  followup: 'followup.onSubmit',
  contact: 'contactQuestion.onSubmit',
};

/** The events with which a visitor answers, and the kind of submission that they belong to. */
const answerKinds: Partial<Record<FeedbackEvent['type'], Kind>> = {
  select: 'answer',
  answerWithText: 'answer',
  answer: 'followup',
};

function callbackOf(kind: Kind, { onSubmit, followup, contactQuestion }: Options): Callback {
  const callbacks = {
    answer: onSubmit,
    followup: followup?.onSubmit,
    contact: contactQuestion?.onSubmit,
  };
  // The payload of a phase fits the callback of its kind.
  return callbacks[kind] as Callback;
}

/**
 * Creates the state machine of the widget: plain TypeScript that uses neither the page nor a clock. Delivers at most one
 * unintended submission of the choice and then one intended, and one submission each of follow-up and contact. A
 * submission that Send failed to deliver is sent again by Send, and once on leave, each time with the same
 * `submissionId`.
 */
export function createFeedbackFlow<Value = number>(
  options: FeedbackFlowOptions<Value>,
): FeedbackFlow<Value> {
  const { subscribe, notify } = createListeners();
  const submissionIds: Partial<Record<Kind, string>> = {};
  const fields: Partial<Record<Kind, object>> = {};
  // The state machine passes values on without reading them.
  let currentOptions = options as Options;
  let state: FeedbackState<unknown> = initialFeedback;

  function change(changed: FeedbackState<unknown>) {
    const next = skipRemovedQuestion(changed, currentOptions);
    if (next === state) return;
    state = next;
    notify();
    currentOptions.onStateChange?.(state);
  }

  function submit(kind: Kind, payload: FeedbackPayload): unknown {
    submissionIds[kind] ??= createId();
    const submissionId = submissionIds[kind];
    const read = fields[kind] && { fields: fields[kind] };
    const { answer: answerId } = submissionIds;
    const callback = callbackOf(kind, currentOptions);
    if (typeof callback !== 'function') {
      // A page without types: the visitor must not be thanked for what nothing receives.
      const problem = `${callbackNames[kind]} is no function. Pass one: sendOnLeave('/api/feedback').`;
      logMisuse(problem);
      throw new TypeError(problem);
    }
    // A list cannot contain the ids.
    if (Array.isArray(payload)) return callback(payload, { submissionId, answerId, ...read });
    const submission = { ...payload, submissionId };
    return read ? callback(submission, { submissionId, ...read }) : callback(submission);
  }

  return {
    getState: () => state as FeedbackState<Value>,
    subscribe,
    setOptions(options) {
      currentOptions = options as Options;
      change(state);
    },
    dispatch({ type, value }) {
      const leaving = type === 'hide' || type === 'leave';
      if (leaving && currentOptions.submitOnLeave === false) return;
      let payload: FeedbackPayload | undefined;
      // The result of a submission on leave changes no state.
      const delivered = () => leaving || change(deliveredFeedback(state, currentOptions));
      const failed = (error: unknown) =>
        leaving || change({ ...state, delivery: 'failed', error, unsent: payload ?? state.unsent });
      // `fetch` resolves also when the server refuses.
      const settled = (outcome: unknown) =>
        [outcome].flat().some((each) => (each as Response | undefined)?.ok === false)
          ? failed(outcome)
          : delivered();
      const before = state;
      try {
        const [next, toSend] = nextFeedback(before, type, value, currentOptions);
        payload = toSend;
        change(next);
        const answered = answerKinds[type];
        if (answered && state !== before)
          fields[answered] = callbackOf(answered, currentOptions)?.fields?.();
        if (payload) {
          const result = submit(
            submissionKinds[before.phase as keyof typeof submissionKinds],
            payload,
          );
          if (isThenable(result)) result.then(settled, failed);
          else delivered();
        }
      } catch (error) {
        failed(error);
      }
      if (type === 'select' && state !== before) currentOptions.onChoose?.(value);
    },
  };
}
