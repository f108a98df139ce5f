import clsx from 'clsx';
import { type ComponentPropsWithoutRef, type ReactNode, useContext, useId } from 'react';
import { ArrivalHeading } from '../feedback-root/ArrivalHeading';
import { FeedbackContext } from '../feedback-root/FeedbackContext';
import { OutsideRoot } from '../feedback-root/Misuse';
import { fillIn } from '../texts/fillIn';

/** Props of `FeedbackThanks`; the rest goes to its `<div>`. */
export interface FeedbackThanksProps extends ComponentPropsWithoutRef<'div'> {
  /** Stands under the heading. By default the text that names the insurance adviser. */
  children?: ReactNode;
}

/**
 * The thank-you after a delivered answer, follow-up or contact (part 2 §2, §9). Its heading takes
 * focus, and is described by the closing text, so that a screen reader hears both. A follow-up that
 * was cancelled is told so, and thanked for nothing.
 */
export function FeedbackThanks({ className, children, ...rest }: FeedbackThanksProps) {
  const closingId = useId();
  const feedback = useContext(FeedbackContext);
  if (!feedback) return <OutsideRoot part="FeedbackThanks" />;
  const { state, texts } = feedback;
  const { phase } = state;
  let after: string = phase;
  let title = texts.thanks;
  if (phase === 'thanks' || phase === 'contact') {
    after = state.after;
    if (after === 'followup') title = texts.followupThanks;
    if (after === 'contact') title = texts.contactThanks;
  } else if (phase === 'cancelled') title = texts.cancelledTitle;
  else if (phase !== 'invitation') return null;

  return (
    <div {...rest} className={clsx('fbw-thanks', className)}>
      {/* Anew for each step of the way, so that each takes focus. */}
      <ArrivalHeading key={`${phase}-${after}`} aria-describedby={closingId}>
        {title}
      </ArrivalHeading>
      <div className="fbw-closing" id={closingId}>
        {phase === 'cancelled' ? texts.cancelled : (children ?? fillIn(texts.closing, texts))}
      </div>
    </div>
  );
}
