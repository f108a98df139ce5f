import clsx from 'clsx';
import { type ComponentPropsWithoutRef, useContext } from 'react';
import { Button } from '../feedback-form/Button';
import { FeedbackContext } from '../feedback-root/FeedbackContext';
import { OutsideRoot } from '../feedback-root/Misuse';
import { FollowupStep } from './FollowupStep';

/** Props of `FeedbackFollowup`; the rest goes to its `<div>`. */
export type FeedbackFollowupProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** Invites to more questions once the answer is delivered, and asks them one by one (part 2 §2). */
export function FeedbackFollowup({ className, ...rest }: FeedbackFollowupProps) {
  const feedback = useContext(FeedbackContext);
  if (!feedback) return <OutsideRoot part="FeedbackFollowup" />;
  const { state, texts, Heading, followup, accept, decline } = feedback;
  const question = state.phase === 'step' && followup?.questions[state.step];
  if (state.phase !== 'invitation' && !question) return null;

  return (
    <div {...rest} className={clsx('fbw-followup', className)}>
      {question ? (
        <FollowupStep key={state.phase === 'step' ? state.step : 0} question={question} />
      ) : (
        <>
          <Heading className="fbw-heading">{texts.invitationTitle}</Heading>
          <p className="fbw-closing">{texts.invitation}</p>
          <div className="fbw-actions">
            <Button primary type="button" onClick={accept}>
              {texts.accept}
            </Button>
            <Button onClick={decline}>{texts.decline}</Button>
          </div>
        </>
      )}
    </div>
  );
}
