import { type FieldsetProps, QuestionGroup } from '../choice-question/QuestionGroup';
import type { SmileyOption } from '../flow/feedbackQuestion';

/** Props of `SmileyQuestion`; other props go to its `<fieldset>`. */
export interface SmileyQuestionProps extends FieldsetProps {
  /** The question. By default 'Hvor fornøyd er du med denne nettsiden?'. */
  label?: string | undefined;
  /** The faces, from the saddest. By default five, from 'Veldig misfornøyd' to 'Veldig fornøyd'. */
  options?: readonly SmileyOption[] | undefined;
}

/** Asks with a smiley scale. The name of the chosen face is shown under the row. */
export function SmileyQuestion(props: SmileyQuestionProps) {
  return <QuestionGroup {...props} type="smiley" part="SmileyQuestion" />;
}
