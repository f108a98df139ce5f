import choiceQuestion from '../choice-question/choice-question.css?inline';
import feedbackActions from '../feedback-form/feedback-actions.css?inline';
import feedbackRoot from '../feedback-root/feedback-root.css?inline';
import feedbackText from '../feedback-text/feedback-text.css?inline';
import feedbackThanks from '../feedback-thanks/feedback-thanks.css?inline';
import npsQuestion from '../nps-question/nps-question.css?inline';
import smileyQuestion from '../smiley-question/smiley-question.css?inline';
import host from './element.css?inline';

/** The style sheets of `styles.css` in the same order, and those of the element, as text. */
const elementStyles = [
  feedbackRoot,
  choiceQuestion,
  smileyQuestion,
  npsQuestion,
  feedbackText,
  feedbackActions,
  feedbackThanks,
  host,
].join('\n');

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** The constructed style sheet of a document, which no element of another document may adopt. */
export function sheetOf(document: Document, view: typeof globalThis.window): CSSStyleSheet {
  let sheet = sheets.get(document);
  if (!sheet) {
    sheet = new view.CSSStyleSheet();
    // jsdom before 27 does not have it. Nobody sees a page there.
    sheet.replaceSync?.(elementStyles);
    sheets.set(document, sheet);
  }
  return sheet;
}
