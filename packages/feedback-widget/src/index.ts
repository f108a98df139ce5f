export {
  findPersonalDetails,
  type PersonalDetail,
  type PersonalDetailFind,
} from '@forsikring/foundation/personal-details/findPersonalDetails';
export {
  type AskPolicyOptions,
  type AskStorage,
  createAskPolicy,
  type FeedbackPolicy,
} from './ask-policy/createAskPolicy';
export {
  CheckboxQuestion,
  type ChoiceQuestionProps,
  RadioQuestion,
} from './choice-question/ChoiceQuestion';
export {
  type ChoiceFeedbackProps,
  Feedback,
  type FeedbackProps,
  type NpsFeedbackProps,
  type SmileyFeedbackProps,
  type TextFeedbackProps,
} from './feedback/Feedback';
export {
  DoneFeedback,
  FoundFeedback,
  type YesNo,
  type YesNoFeedbackProps,
} from './feedback/presets';
export { FeedbackContact, type FeedbackContactProps } from './feedback-contact/FeedbackContact';
export { FeedbackFollowup, type FeedbackFollowupProps } from './feedback-followup/FeedbackFollowup';
export { FeedbackActions, type FeedbackActionsProps } from './feedback-form/FeedbackActions';
export { FeedbackForm } from './feedback-form/FeedbackForm';
export type { FeedbackFormProps } from './feedback-form/Form';
export { FeedbackRoot, type FeedbackRootProps } from './feedback-root/FeedbackRoot';
export { type FeedbackHandle, useFeedback } from './feedback-root/useFeedback';
export { FeedbackText, type FeedbackTextProps } from './feedback-text/FeedbackText';
export { FeedbackThanks, type FeedbackThanksProps } from './feedback-thanks/FeedbackThanks';
export { createFeedbackFlow, type FeedbackFlow } from './flow/createFeedbackFlow';
export type {
  ContactOptions,
  FeedbackFlowOptions,
  FollowupOptions,
  SubmissionDetails,
} from './flow/feedbackFlowOptions';
export type {
  AnswerValue,
  ChoiceOption,
  ContactDetails,
  ContactSubmission,
  FollowupAnswer,
  FollowupQuestion,
  FollowupValues,
  OptionValue,
  SmileyOption,
  SmileyValue,
} from './flow/feedbackQuestion';
export type { FeedbackEvent, FeedbackState, FeedbackSubmission } from './flow/feedbackState';
export type { AnswerSubmission, FollowupSubmission, Submission } from './flow/submission';
export { NpsQuestion, type NpsQuestionProps } from './nps-question/NpsQuestion';
export { redactPersonalDetails } from './personal-details/redactPersonalDetails';
export {
  type FeedbackSender,
  type SendOnLeaveOptions,
  sendOnLeave,
} from './send-on-leave/sendOnLeave';
export { SmileyQuestion, type SmileyQuestionProps } from './smiley-question/SmileyQuestion';
export { TextQuestion, type TextQuestionProps } from './text-question/TextQuestion';
export { en, type FeedbackTexts, nb, nn } from './texts/feedback.texts';
