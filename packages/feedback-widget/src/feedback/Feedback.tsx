import { FeedbackActions } from '../feedback-form/FeedbackActions';
import { FeedbackForm } from '../feedback-form/FeedbackForm';
import { FeedbackRoot, type FeedbackRootProps } from '../feedback-root/FeedbackRoot';
import { Misuse } from '../feedback-root/Misuse';
import { FeedbackText } from '../feedback-text/FeedbackText';
import { FeedbackThanks } from '../feedback-thanks/FeedbackThanks';
import { SmileyQuestion } from '../smiley-question/SmileyQuestion';
import { type SmileyOption, smileyFault } from '../smiley-question/smileyOptions';

/** Props of `Feedback`; the rest goes to its root element. */
export interface FeedbackProps extends Omit<FeedbackRootProps, 'children'> {
  /** How the main question is asked: by five faces. */
  type: 'smiley';
  /** The main question. By default 'Hvor fornøyd er du med denne nettsiden?'. */
  label?: string;
  /** The faces, from the saddest. By default the five of the specification. */
  options?: readonly SmileyOption[];
  /** Turns the counter on: the number of user-perceived characters asked for, never enforced. */
  maxLength?: number;
}

/**
 * The whole widget (part 2 §2): a question, a free text once an answer is chosen, and a thank-you.
 * It calls nobody and stores nothing; the answer goes to `onSubmit`.
 */
export function Feedback({ type: _type, label, options, maxLength, ...rest }: FeedbackProps) {
  const fault = smileyFault(options);
  if (fault) return <Misuse reason={fault} />;

  return (
    <FeedbackRoot {...rest}>
      <FeedbackForm>
        <SmileyQuestion label={label} options={options} />
        <FeedbackText options={options} maxLength={maxLength} />
        <FeedbackActions />
      </FeedbackForm>
      <FeedbackThanks />
    </FeedbackRoot>
  );
}
