import type { ComponentPropsWithoutRef } from 'react';
import type { ChoiceOption } from '../flow/feedbackQuestion';
import { QuestionGroup } from './QuestionGroup';

/** Props of `RadioQuestion` and `CheckboxQuestion`; the rest goes to the `<fieldset>`. */
export interface ChoiceQuestionProps
  extends Omit<ComponentPropsWithoutRef<'fieldset'>, 'children'> {
  /** The question. */
  label: string;
  /** What can be answered, in the order shown. */
  options: readonly ChoiceOption[];
}

const classNames: [string, string] = ['fbw-choices', 'fbw-choice'];

/** Asks for one of several options. */
export function RadioQuestion(props: ChoiceQuestionProps) {
  return <QuestionGroup {...props} part="RadioQuestion" classNames={classNames} />;
}

/** Asks for any number of several options: the answer is a list, in the order of the options. */
export function CheckboxQuestion(props: ChoiceQuestionProps) {
  return <QuestionGroup {...props} part="CheckboxQuestion" classNames={classNames} multiple />;
}
