import type { ContactSubmission, FollowupAnswer, FollowupQuestion } from './feedbackQuestion';
import type { FeedbackState, FeedbackSubmission } from './feedbackState';

/** What comes with a list of answers, which has no room for it. */
export interface SubmissionDetails {
  /** The same on every try and on leave, so that a server can drop duplicates. */
  submissionId: string;
}

/** The questions of the follow-up, for visitors who have time. */
export interface FollowupOptions {
  /** One step each. */
  questions: readonly FollowupQuestion[];
  /** Receives the answers. May return a promise, as the main `onSubmit` does. */
  onSubmit: (answers: readonly FollowupAnswer[], details: SubmissionDetails) => unknown;
}

/** The question whether the visitor may be contacted. */
export interface ContactOptions {
  /**
   * Asks for a phone number too, which is then required.
   * @default false
   */
  withPhone?: boolean;
  /** Receives the details. May return a promise, as the main `onSubmit` does. */
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
   * Called each time the visitor chooses an answer or another one, before anything is sent. Checkboxes
   * give the whole list, which is empty once the last box is unticked. Not called for typed words.
   */
  onChoose?: (value: Value) => void;
  /** Called after each change with the new state. */
  onStateChange?: (state: FeedbackState<Value>) => void;
  /**
   * Whether leaving sends what is unsent: an answer that is chosen, without its text; the answers of
   * the follow-up; and once more what the last Send failed to deliver.
   * @default true
   */
  submitOnLeave?: boolean;
  /**
   * The longest text that can be sent, in characters as HTML's `maxlength` counts them (UTF-16 code
   * units). A longer text stays in its field and is sent once the visitor has shortened it. Browsers
   * refuse requests above 64 KiB from a page that is left; 10,000 characters stay below that.
   * @default 10000
   */
  textLimit?: number;
  /** Asks more of those who have time, once the answer is delivered. */
  followup?: FollowupOptions;
  /** Asks for contact details, after the answer or, where there is one, after the follow-up. */
  contactQuestion?: ContactOptions;
  /**
   * Edits every free text before a callback receives it. When it throws, nothing is sent and the
   * visitor can try again.
   */
  redact?: (text: string) => string;
}
