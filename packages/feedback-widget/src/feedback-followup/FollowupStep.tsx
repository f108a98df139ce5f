import { useContext } from 'react';
import { CheckboxQuestion, RadioQuestion } from '../choice-question/ChoiceQuestion';
import { Button } from '../feedback-form/Button';
import { ArrivalHeading } from '../feedback-root/ArrivalHeading';
import { FeedbackContext, type FeedbackContextValue } from '../feedback-root/FeedbackContext';
import type { FollowupQuestion } from '../flow/feedbackQuestion';
import { SmileyQuestion } from '../smiley-question/SmileyQuestion';
import { TextQuestion } from '../text-question/TextQuestion';
import { fillIn } from '../texts/fillIn';

function Question({ question }: { question: FollowupQuestion }) {
  const { label } = question;
  switch (question.type) {
    case 'radio':
      return <RadioQuestion label={label} options={question.options} />;
    case 'checkbox':
      return <CheckboxQuestion label={label} options={question.options} />;
    case 'smiley':
      return <SmileyQuestion label={label} options={question.options} />;
    case 'text':
      return <TextQuestion label={label} maxLength={question.maxLength} rows={5} />;
  }
}

/** One question of the follow-up, headed 'Steg X av Y', with a field of its own. */
export function FollowupStep({ question }: { question: FollowupQuestion }) {
  const feedback = useContext(FeedbackContext) as FeedbackContextValue;
  const { state, texts, followup, answer, next, cancel } = feedback;
  if (state.phase !== 'step') return null;
  const step = state.step + 1;
  const steps = followup?.questions.length ?? 0;

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <ArrivalHeading>{fillIn(texts.step, { step, steps })}</ArrivalHeading>
      <FeedbackContext.Provider
        value={{ ...feedback, field: { value: state.draft, set: answer, Label: 'span' } }}
      >
        <div className="fbw-step">
          <Question question={question} />
        </div>
      </FeedbackContext.Provider>
      <div className="fbw-actions">
        <Button primary>{step < steps ? texts.next : texts.submit}</Button>
        <Button onClick={cancel}>{texts.cancel}</Button>
      </div>
    </form>
  );
}
