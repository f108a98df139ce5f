import type { AnswerValue, ContactSubmission, FollowupAnswer } from '../flow/feedbackQuestion';
import type { FeedbackSubmission } from '../flow/feedbackState';

/** A submission. Bubbles out of every shadow root. */
export interface SubmissionEvent<Detail = unknown> extends CustomEvent<Detail> {
  /** The same on every try and on leave, so that a server can drop duplicates. */
  submissionId: string;
  /** Ties the widget to the delivery: it shows that it is sending, and on rejection offers another try. */
  waitUntil: (delivery: PromiseLike<unknown>) => void;
}

/** What `feedback-submit` carries: an answer of any type. */
export type ElementSubmission = FeedbackSubmission<AnswerValue>;

/** The events of the element, by name. */
export interface TilbakemeldingEventMap {
  /** The visitor chose an answer or another one; nothing is sent yet. */
  'feedback-choose': CustomEvent<AnswerValue>;
  /** The answer is sent. */
  'feedback-submit': SubmissionEvent<ElementSubmission>;
  /** The answers of the follow-up are sent. */
  'feedback-followup': SubmissionEvent<readonly FollowupAnswer[]>;
  /** The contact details are sent. */
  'feedback-contact': SubmissionEvent<ContactSubmission>;
}
