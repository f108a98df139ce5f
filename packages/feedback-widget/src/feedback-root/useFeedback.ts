import { watchPage } from '@forsikring/foundation/page/watchPage';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createFeedbackFlow } from '../flow/createFeedbackFlow';
import type { FeedbackFlowOptions } from '../flow/feedbackFlowOptions';
import type { AnswerValue, ContactDetails } from '../flow/feedbackQuestion';
import type { FeedbackEvent, FeedbackInputs, FeedbackState } from '../flow/feedbackState';
import { eventTypes } from '../flow/nextFeedback';

/** What `useFeedback` returns: the state, and the actions of the visitor. */
export interface FeedbackHandle<Value = number> {
  /** Which step the visitor is at. Narrow it by `phase`. */
  state: FeedbackState<Value>;
  /** Chooses or changes the option. An empty list clears the choice. */
  select: (value: Value) => void;
  /**
   * Sets the text of a text question, where the text is the value itself: the text passes `redact`, and is never sent on
   * leave. Blank text clears the choice.
   */
  answerWithText: (words: string) => void;
  /** Replaces the free text. */
  write: (text: string) => void;
  /** Sends choice and text; after a failure, retries. Ignored when a text exceeds `textLimit`. */
  send: () => void;
  /** Clears choice and text; in the follow-up, ends it without sending. */
  cancel: () => void;
  /** Starts the follow-up ('Jeg har tid!'). */
  startFollowup: () => void;
  /** Declines the follow-up or being contacted ('Nei takk'). */
  declineNext: () => void;
  /** Sets the answer of the open step of the follow-up. */
  answer: (value: AnswerValue) => void;
  /** Goes to the next step ('Neste'), or sends the answers on the last step ('Send inn'); after a failure, retries. */
  confirmStep: () => void;
  /** Sends contact details; after a failure, retries. */
  contact: (contact: ContactDetails) => void;
}

type Actions<Value> = Omit<FeedbackHandle<Value>, 'state'> & Record<'hide' | 'leave', () => void>;

/**
 * Runs one feedback flow while the component is mounted, for host pages that render everything themselves.
 * An unsent choice is sent once on `pagehide`, when the page is hidden, or on unmount; answers of the
 * follow-up on `pagehide` and unmount; unless `submitOnLeave` is `false`.
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
  useEffect(() => {
    const stop = watchPage((change) => {
      if (change === 'pagehide') leave();
      else if (change === 'hidden') hide();
    });
    return () => {
      stop();
      leave();
    };
  }, [hide, leave]);

  return { ...actions, state };
}
