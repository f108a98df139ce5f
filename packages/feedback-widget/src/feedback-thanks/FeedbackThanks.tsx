import { classNames } from '@forsikring/foundation/classNames';
import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react';
import { ArrivalHeading } from '../feedback-root/ArrivalHeading';
import { useFeedbackPart } from '../feedback-root/FeedbackContext';
import { fillIn } from '../texts/fillIn';

/** Props of `FeedbackThanks`; other props go to its `<div>`. */
export interface FeedbackThanksProps extends ComponentPropsWithoutRef<'div'> {
  /** Shown under the heading. By default the text that names the insurance adviser. */
  children?: ReactNode | undefined;
}

/**
 * The thank-you after a delivered choice, follow-up or contact. Its heading takes focus and is described by the closing
 * text, so that a screen reader reads both. After a cancelled follow-up, shows that nothing was sent.
 */
export function FeedbackThanks({ className, children, ...rest }: FeedbackThanksProps) {
  const closingId = useId();
  const feedback = useFeedbackPart('FeedbackThanks');
  if (!feedback) return null;
  const { state, texts } = feedback;
  const cancelled = state.phase === 'cancelled';
  if (!cancelled && !('after' in state)) return null;
  const title = cancelled ? 'cancelled' : (`${state.after}Thanks` as const);

  return (
    <div {...rest} className={classNames('fbw-thanks', className)}>
      {/* Mounted again for each step, so that each heading takes focus. */}
      <ArrivalHeading key={state.phase + title} aria-describedby={closingId}>
        {texts[title]}
      </ArrivalHeading>
      <div className="fbw-closing" id={closingId}>
        {children ?? fillIn(texts.closing, texts)}
      </div>
    </div>
  );
}
