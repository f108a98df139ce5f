import { createElementStyles } from '@forsikring/foundation/element/createElementStyles';
import choiceQuestion from '../choice-question/choice-question.css?inline';
import feedbackActions from '../feedback-form/feedback-actions.css?inline';
import feedbackRoot from '../feedback-root/feedback-root.css?inline';
import feedbackText from '../feedback-text/feedback-text.css?inline';
import feedbackThanks from '../feedback-thanks/feedback-thanks.css?inline';
import npsQuestion from '../nps-question/nps-question.css?inline';
import smileyQuestion from '../smiley-question/smiley-question.css?inline';
import element from './element.css?inline';

/** Lets a shadow root adopt the style sheets of `styles.css`, in the same order, and those of the element. */
export const adoptStyles = createElementStyles(
  feedbackRoot,
  choiceQuestion,
  smileyQuestion,
  npsQuestion,
  feedbackText,
  feedbackActions,
  feedbackThanks,
  element,
);
