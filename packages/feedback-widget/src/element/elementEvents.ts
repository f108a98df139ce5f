import type { AnswerValue, ContactSubmission, FollowupAnswer } from '../flow/feedbackQuestion';
import type { FeedbackSubmission } from '../flow/feedbackState';

/** A submission. Bubbles through shadow roots. */
export interface SubmissionEvent<Detail = unknown> extends CustomEvent<Detail> {
  /** The same in every attempt and on leave, so that a server can remove duplicates. */
  submissionId: string;
  /** For `feedback-followup`: the `submissionId` of the answer before it. */
  answerId?: string;
  /** Connects the widget to the delivery: it shows that it is sending, and offers a retry after a rejection or a `Response` that is not `ok`. */
  waitUntil: (delivery: PromiseLike<unknown>) => void;
}

/** The detail of `feedback-submit`: a submission with a value of any type. */
export type ElementSubmission = FeedbackSubmission<AnswerValue>;

/** The events of the element, by name. */
export interface TilbakemeldingEventMap {
  /** The widget is in view for the first time since the element was added. */
  'feedback-show': CustomEvent<null>;
  /** The visitor has chosen or changed an option; nothing is sent yet. */
  'feedback-choose': CustomEvent<AnswerValue>;
  /** The submission is sent. */
  'feedback-submit': SubmissionEvent<ElementSubmission>;
  /** The answers of the follow-up are sent. */
  'feedback-followup': SubmissionEvent<readonly FollowupAnswer[]>;
  /** The contact details are sent. */
  'feedback-contact': SubmissionEvent<ContactSubmission>;
  /** The widget asks nothing more: `thanks` after the last answer, `cancelled` after Avbryt in the follow-up. */
  'feedback-close': CustomEvent<'thanks' | 'cancelled'>;
}
