import type { ContactSubmission, FollowupAnswer, FollowupQuestion } from './feedbackQuestion';
import type { FeedbackState, FeedbackSubmission } from './feedbackState';

/** Details of a submission that are not part of it. */
export interface SubmissionDetails {
  /** The same in every attempt and on leave, so that a server can remove duplicates. */
  submissionId: string;
  /**
   * For the follow-up: the `submissionId` of the answer before it, so that a server can join the two. Missing when the
   * answer was not sent.
   */
  answerId?: string;
  /** The result of the callback's `fields` from when the visitor answered, see `FeedbackSender`. */
  fields?: object;
}

/** The questions of the follow-up, for visitors who have time. */
export interface FollowupOptions {
  /** One question for each step. */
  questions: readonly FollowupQuestion[];
  /** Receives the answers. May return a promise, like the main `onSubmit`. */
  onSubmit: (answers: readonly FollowupAnswer[], details: SubmissionDetails) => unknown;
}

/** The question whether the visitor may be contacted. */
export interface ContactOptions {
  /**
   * Also asks for a phone number, which is then required.
   * @default false
   */
  withPhone?: boolean | undefined;
  /** Receives the details. May return a promise, like the main `onSubmit`. */
  onSubmit: (contact: ContactSubmission) => unknown;
}

/** Options of a feedback flow. */
export interface FeedbackFlowOptions<Value = number> {
  /**
   * Receives the submission. May return a promise: `delivery` is `'sending'` until it settles. After a
   * throw, a rejection or a `Response` that is not `ok` it is `'failed'`, and the visitor can retry.
   */
  onSubmit: (submission: FeedbackSubmission<Value>) => unknown;
  /**
   * Called each time the visitor chooses or changes an option, before anything is sent. Checkboxes
   * pass the whole list, which is empty once the last box is unchecked. Not called for typed text.
   */
  onChoose?: ((value: Value) => void) | undefined;
  /** Called after each change with the new state. */
  onStateChange?: ((state: FeedbackState<Value>) => void) | undefined;
  /**
   * Whether leaving the page sends what is unsent: a choice, without its text; the answers of
   * the follow-up; and once more what the last Send failed to deliver.
   * @default true
   */
  submitOnLeave?: boolean | undefined;
  /**
   * The longest text that can be sent, in characters as HTML's `maxlength` counts them (UTF-16 code
   * units). A longer text stays in its field, and can be sent once the visitor has shortened it. Browsers
   * refuse requests above 64 KiB from a page that is left; 10,000 characters are below that.
   * @default 10000
   */
  textLimit?: number | undefined;
  /** Asks more questions of visitors who have time, once the submission is delivered. */
  followup?: FollowupOptions | undefined;
  /** Asks for contact details, after the follow-up if there is one, else after the main question. */
  contactQuestion?: ContactOptions | undefined;
  /**
   * Edits every free text before a callback receives it. If it throws, nothing is sent and the
   * visitor can retry.
   */
  redact?: ((text: string) => string) | undefined;
}
