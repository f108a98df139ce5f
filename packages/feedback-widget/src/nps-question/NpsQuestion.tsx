import { type FieldsetProps, QuestionGroup } from '../choice-question/QuestionGroup';

/** Props of `NpsQuestion`; other props go to its `<fieldset>`. */
export interface NpsQuestionProps extends FieldsetProps {
  /** The question. By default 'Hvor sannsynlig er det at du vil anbefale oss til andre?'. */
  label?: string | undefined;
}

/** Asks for a number from 0 to 10 (Net Promoter Score). `texts.npsLow` and `texts.npsHigh` name the two ends. */
export function NpsQuestion(props: NpsQuestionProps) {
  return <QuestionGroup {...props} type="nps" part="NpsQuestion" />;
}
