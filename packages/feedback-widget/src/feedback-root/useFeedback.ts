import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createFeedbackFlow, type FeedbackFlowOptions } from '../flow/createFeedbackFlow';
import type { FeedbackState } from '../flow/feedbackState';
import { useLeave } from './useLeave';

/** What `useFeedback` returns: the state, and what a visitor can do. */
export interface FeedbackHandle<Value = number> {
  /** Where the visitor stands. Narrow it by `phase`. */
  state: FeedbackState<Value>;
  /** Chooses an answer, or another one. */
  choose: (value: Value) => void;
  /** Replaces the free text. */
  write: (text: string) => void;
  /** Sends the chosen answer and the text; after a failure, tries again. */
  send: () => void;
  /** Clears choice and text. */
  cancel: () => void;
}

/**
 * Runs one feedback flow for as long as the component is mounted, for hosts that draw everything
 * themselves. An unsent answer goes out once on `pagehide`, when the page is hidden, or on unmount
 * (part 2 §4), unless `submitOnLeave` is `false`.
 */
export function useFeedback<Value = number>(
  options: FeedbackFlowOptions<Value>,
): FeedbackHandle<Value> {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const [{ flow, leave, ...actions }] = useState(() => {
    const flow = createFeedbackFlow<Value>({
      onSubmit: (submission) => latest.current.onSubmit(submission),
      get submitOnLeave() {
        return latest.current.submitOnLeave;
      },
    });
    return {
      flow,
      leave: () => flow.dispatch({ type: 'leave' }),
      choose: (value: Value) => flow.dispatch({ type: 'choose', value }),
      write: (text: string) => flow.dispatch({ type: 'write', text }),
      send: () => flow.dispatch({ type: 'send' }),
      cancel: () => flow.dispatch({ type: 'cancel' }),
    };
  });
  const state = useSyncExternalStore(flow.subscribe, flow.getState, flow.getState);
  useLeave(leave);

  return { ...actions, state };
}
