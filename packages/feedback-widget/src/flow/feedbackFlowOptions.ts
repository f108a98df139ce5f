import type { ContactSubmission, FollowupAnswer, FollowupQuestion } from './feedbackQuestion';
import type { FeedbackSubmission } from './feedbackState';

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

/** What a host gives a flow. */
export interface FeedbackFlowOptions<Value = number> {
  /**
   * Receives the answer. May return a promise: `delivery` is `'sending'` until it settles. After a
   * throw or a rejection it is `'failed'`, and the visitor can try again.
   */
  onSubmit: (submission: FeedbackSubmission<Value>) => unknown;
  /**
   * Whether an answer that is chosen and not sent goes out, without its text, when the visitor
   * leaves; the answers of the follow-up too. What Send has tried goes out by Send alone.
   * @default true
   */
  submitOnLeave?: boolean;
  /** Asks more of those who have time, once the answer is delivered. */
  followup?: FollowupOptions;
  /** Asks for contact details, after the answer or, where there is one, after the follow-up. */
  contactQuestion?: ContactOptions;
  /**
   * Goes over every free text before a callback sees it. When it throws, nothing is sent and the
   * visitor may try again.
   */
  redact?: (text: string) => string;
}
