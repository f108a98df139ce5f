export { Feedback, type FeedbackProps } from './feedback/Feedback';
export { FeedbackActions, type FeedbackActionsProps } from './feedback-form/FeedbackActions';
export { FeedbackForm, type FeedbackFormProps } from './feedback-form/FeedbackForm';
export { FeedbackRoot, type FeedbackRootProps } from './feedback-root/FeedbackRoot';
export { type FeedbackHandle, useFeedback } from './feedback-root/useFeedback';
export { FeedbackText, type FeedbackTextProps } from './feedback-text/FeedbackText';
export { FeedbackThanks, type FeedbackThanksProps } from './feedback-thanks/FeedbackThanks';
export {
  createFeedbackFlow,
  type FeedbackFlow,
  type FeedbackFlowOptions,
} from './flow/createFeedbackFlow';
export type { FeedbackEvent, FeedbackState, FeedbackSubmission } from './flow/feedbackState';
export { SmileyQuestion, type SmileyQuestionProps } from './smiley-question/SmileyQuestion';
export type { SmileyOption, SmileyValue } from './smiley-question/smileyOptions';
export { en, type FeedbackTexts, nb, nn } from './texts/feedback.texts';
