import type { AnswerValue, ContactSubmission, FollowupAnswer } from './feedbackQuestion';
import type { FeedbackSubmission } from './feedbackState';

/** What `onSubmit` of the widget delivers. */
export interface AnswerSubmission extends FeedbackSubmission<AnswerValue> {}

/** What `onSubmit` of the follow-up delivers, as `sendOnLeave` sends it. */
export interface FollowupSubmission {
  /** The same in every attempt and on leave, so that a server can remove duplicates. */
  submissionId: string;
  /** The answers, in the order of the questions. */
  answers: readonly FollowupAnswer[];
}

/**
 * What a server receives from the feedback widget: the answer, the answers of the follow-up, or contact details. Tell
 * the three apart by their fields. Fields of the page, such as those of `sendOnLeave`, may stand beside them.
 */
export type Submission = AnswerSubmission | FollowupSubmission | ContactSubmission;
