import { type FieldsetProps, QuestionGroup } from '../choice-question/QuestionGroup';
import type { SmileyOption } from '../flow/feedbackQuestion';

/** Props of `SmileyQuestion`; the rest goes to its `<fieldset>`. */
export interface SmileyQuestionProps extends FieldsetProps {
  /** The question. By default 'Hvor fornøyd er du med denne nettsiden?'. */
  label?: string;
  /** The faces, from the saddest. By default the five of the specification. */
  options?: readonly SmileyOption[];
}

/** Asks with faces (part 2 §2). The chosen face's name stands under the row. */
export function SmileyQuestion(props: SmileyQuestionProps) {
  return <QuestionGroup {...props} type="smiley" part="SmileyQuestion" />;
}
