import choiceQuestion from '../choice-question/choice-question.css?inline';
import feedbackActions from '../feedback-form/feedback-actions.css?inline';
import feedbackRoot from '../feedback-root/feedback-root.css?inline';
import feedbackText from '../feedback-text/feedback-text.css?inline';
import feedbackThanks from '../feedback-thanks/feedback-thanks.css?inline';
import smileyQuestion from '../smiley-question/smiley-question.css?inline';
import host from './element.css?inline';

/** The style sheets of `styles.css` in the same order, and those of the element, as text. */
export const elementStyles = [
  feedbackRoot,
  choiceQuestion,
  smileyQuestion,
  feedbackText,
  feedbackActions,
  feedbackThanks,
  host,
].join('\n');
