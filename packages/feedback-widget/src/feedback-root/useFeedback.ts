import { useEffect, useState, useSyncExternalStore } from 'react';
import { createFeedbackFlow } from '../flow/createFeedbackFlow';
import type { FeedbackFlowOptions } from '../flow/feedbackFlowOptions';
import type { AnswerValue, ContactDetails } from '../flow/feedbackQuestion';
import type { FeedbackEvent, FeedbackInputs, FeedbackState } from '../flow/feedbackState';
import { eventTypes } from '../flow/nextFeedback';
import { useLeave } from './useLeave';

/** What `useFeedback` returns: the state, and what a visitor can do. */
export interface FeedbackHandle<Value = number> {
  /** Which step the visitor is at. Narrow it by `phase`. */
  state: FeedbackState<Value>;
  /** Chooses an answer, or another one. An empty list takes the answer back. */
  choose: (value: Value) => void;
  /**
   * Answers in words, where text is the answer itself: it then passes `redact` and is never sent on
   * leave. Blank words take the answer back.
   */
  say: (words: string) => void;
  /** Replaces the free text. */
  write: (text: string) => void;
  /** Sends the chosen answer and the text; after a failure, tries again. Ignored above `textLimit`. */
  send: () => void;
  /** Clears choice and text; in the follow-up, ends it without sending. */
  cancel: () => void;
  /** Jeg har tid!: begins the follow-up. */
  accept: () => void;
  /** Nei takk, to the follow-up or to being contacted. */
  decline: () => void;
  /** Fills in the open step of the follow-up. */
  answer: (value: AnswerValue) => void;
  /** Neste, and Send inn on the last step; after a failure, tries again. */
  next: () => void;
  /** Sends contact details; after a failure, tries again. */
  contact: (contact: ContactDetails) => void;
}

type Actions<Value> = Omit<FeedbackHandle<Value>, 'state'> & Record<'hide' | 'leave', () => void>;

/**
 * Runs one feedback flow for as long as the component is mounted, for hosts that draw everything
 * themselves. An unsent answer is sent once on `pagehide`, when the page is hidden, or on unmount;
 * answers of the follow-up on `pagehide` and unmount; unless `submitOnLeave` is `false`.
 */
export function useFeedback<Value = number>(
  options: FeedbackFlowOptions<Value>,
): FeedbackHandle<Value> {
  const [{ flow, hide, leave, ...actions }] = useState(() => {
    const flow = createFeedbackFlow<Value>(options);
    const act = (type: keyof FeedbackInputs) => [
      type,
      (value?: unknown) => flow.dispatch({ type, value } as FeedbackEvent<Value>),
    ];
    return { flow, ...(Object.fromEntries(eventTypes.map(act)) as Actions<Value>) };
  });
  const state = useSyncExternalStore(flow.subscribe, flow.getState, flow.getState);
  useEffect(() => flow.setOptions(options));
  useLeave(hide, leave);

  return { ...actions, state };
}
