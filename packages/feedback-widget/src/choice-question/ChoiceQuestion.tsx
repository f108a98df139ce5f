import type { ChoiceOption } from '../flow/feedbackQuestion';
import { type FieldsetProps, QuestionGroup } from './QuestionGroup';

/** Props of `RadioQuestion` and `CheckboxQuestion`; other props go to the `<fieldset>`. */
export interface ChoiceQuestionProps extends FieldsetProps {
  /** The question. */
  label: string;
  /** The options, in the order shown. */
  options: readonly ChoiceOption[];
}

/** Asks for one of several options. */
export function RadioQuestion(props: ChoiceQuestionProps) {
  return <QuestionGroup {...props} type="radio" part="RadioQuestion" />;
}

/** Asks for any number of several options. The value is a list, in the order of the options. */
export function CheckboxQuestion(props: ChoiceQuestionProps) {
  return <QuestionGroup {...props} type="checkbox" part="CheckboxQuestion" />;
}
