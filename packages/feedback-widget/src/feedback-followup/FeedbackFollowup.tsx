import { classNames } from '@forsikring/foundation/classNames';
import type { ComponentPropsWithoutRef } from 'react';
import { QuestionGroup } from '../choice-question/QuestionGroup';
import { Buttons } from '../feedback-form/Buttons';
import { Form } from '../feedback-form/Form';
import { ArrivalHeading } from '../feedback-root/ArrivalHeading';
import { useFeedbackPart } from '../feedback-root/FeedbackContext';
import { TextField } from '../feedback-text/TextField';
import { askedQuestions, nextQuestion } from '../flow/followupAnswers';
import { fillIn } from '../texts/fillIn';

/** Props of `FeedbackFollowup`; other props go to its `<div>`. */
export type FeedbackFollowupProps = Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onSubmit'>;

/**
 * Invites the visitor to more questions after the feedback is delivered, and asks them one by one, each
 * with the heading 'Steg X av Y' and its own field.
 */
export function FeedbackFollowup({ className, ...rest }: FeedbackFollowupProps) {
  const feedback = useFeedbackPart('FeedbackFollowup');
  if (!feedback) return null;
  const {
    state,
    texts,
    Heading,
    followup,
    startFollowup,
    declineNext,
    answer,
    confirmStep,
    cancel,
  } = feedback;
  const form = { ...rest, className: classNames('fbw-followup', className) };

  if (state.phase === 'invitation')
    return (
      <Form {...form} onSend={startFollowup}>
        <Heading className="fbw-heading">{texts.invitationTitle}</Heading>
        <p className="fbw-closing">{texts.invitation}</p>
        <Buttons submitLabel={texts.accept} otherLabel={texts.decline} onOther={declineNext} />
      </Form>
    );

  const { questions = [] } = followup ?? {};
  const question = state.phase === 'step' && questions[state.step];
  if (!question) return null;
  const asked = askedQuestions(state, { followup });
  const values = {
    step: asked.filter((index) => index < state.step).length + 1,
    steps: asked.length,
  };
  const isLast = nextQuestion(state, { followup }) === undefined;

  return (
    <Form key={state.step} {...form} onSend={confirmStep}>
      <ArrivalHeading>{fillIn(texts.step, values)}</ArrivalHeading>
      <div className="fbw-step">
        {question.type === 'text' ? (
          <TextField
            label={question.label}
            value={`${state.draft ?? ''}`}
            onWrite={answer}
            maxLength={question.maxLength}
            rows={5}
          />
        ) : (
          <QuestionGroup
            type={question.type}
            label={question.label}
            options={question.options}
            step={{ draft: state.draft, answer }}
          />
        )}
      </div>
      <Buttons
        submitLabel={isLast ? texts.submit : texts.next}
        otherLabel={texts.cancel}
        onOther={cancel}
      />
    </Form>
  );
}
