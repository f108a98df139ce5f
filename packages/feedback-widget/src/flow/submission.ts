import type { AnswerValue, ContactSubmission, FollowupAnswer } from './feedbackQuestion';
import type { FeedbackSubmission } from './feedbackState';

/** What `onSubmit` of the widget delivers. */
export interface AnswerSubmission extends FeedbackSubmission<AnswerValue> {}

/** What `onSubmit` of the follow-up delivers, as `sendOnLeave` sends it. */
export interface FollowupSubmission {
  /**
   * The same in every attempt and on leave, so that a server can remove duplicates.
   * @minLength 1
   */
  submissionId: string;
  /**
   * The `submissionId` of the answer before it, so that a server can join the two. Missing when the answer was not sent.
   * @minLength 1
   */
  answerId?: string;
  /**
   * The answers, in the order of the questions.
   * @minItems 1
   */
  answers: readonly FollowupAnswer[];
}

/**
 * What a server receives from the feedback widget: the answer, the answers of the follow-up, or contact details. Only
 * the first has a `feedbackValue`, only the second `answers`, and only the third an `email`. The page may add
 * fields, such as those of `sendOnLeave`.
 */
export type Submission =
  | (AnswerSubmission & { answers?: undefined; email?: undefined })
  | (FollowupSubmission & { feedbackValue?: undefined; email?: undefined })
  | (ContactSubmission & { feedbackValue?: undefined; answers?: undefined });
