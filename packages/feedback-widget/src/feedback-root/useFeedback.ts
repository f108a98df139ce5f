import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createFeedbackFlow, type FeedbackFlowOptions } from '../flow/createFeedbackFlow';
import type { AnswerValue, ContactSubmission } from '../flow/feedbackQuestion';
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
  contact: (contact: ContactSubmission) => void;
}

/**
 * Runs one feedback flow for as long as the component is mounted, for hosts that draw everything
 * themselves. An unsent answer goes out once on `pagehide`, when the page is hidden, or on unmount,
 * answers of the follow-up on `pagehide` and unmount (part 2 §4), unless `submitOnLeave` is `false`.
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
      get followup() {
        return latest.current.followup;
      },
      get contactQuestion() {
        return latest.current.contactQuestion;
      },
      get redact() {
        return latest.current.redact;
      },
    });
    const press = (type: 'send' | 'cancel' | 'accept' | 'decline' | 'next') => () =>
      flow.dispatch({ type });
    return {
      flow,
      leave: (hidden: boolean) => flow.dispatch({ type: 'leave', hidden }),
      choose: (value: Value) => flow.dispatch({ type: 'choose', value }),
      write: (text: string) => flow.dispatch({ type: 'write', text }),
      answer: (value: AnswerValue) => flow.dispatch({ type: 'answer', value }),
      contact: (contact: ContactSubmission) => flow.dispatch({ type: 'contact', contact }),
      send: press('send'),
      cancel: press('cancel'),
      accept: press('accept'),
      decline: press('decline'),
      next: press('next'),
    };
  });
  const state = useSyncExternalStore(flow.subscribe, flow.getState, flow.getState);
  useLeave(leave);

  return { ...actions, state };
}
