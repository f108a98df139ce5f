import clsx from 'clsx';
import {
  type ComponentPropsWithoutRef,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
} from 'react';
import { FeedbackContext, type FeedbackContextValue } from '../feedback-root/FeedbackContext';
import { OutsideRoot } from '../feedback-root/Misuse';

/** Props of `FeedbackThanks`; the rest goes to its `<div>`. */
export interface FeedbackThanksProps extends ComponentPropsWithoutRef<'div'> {
  /** Stands under the heading. By default the text that names the insurance adviser. */
  children?: ReactNode;
}

/** Focus followed the Send button that is gone; a visitor who went elsewhere is left alone. */
function ThanksHeading({
  texts,
  Heading,
  closingId,
}: FeedbackContextValue & { closingId: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body) heading.current?.focus();
  }, []);

  return (
    <Heading ref={heading} tabIndex={-1} aria-describedby={closingId} className="fbw-heading">
      {texts.thanks}
    </Heading>
  );
}

/**
 * The thank-you after a delivered answer (part 2 §2, §9). Its heading takes focus, and is described
 * by the closing text, so that a screen reader hears both.
 */
export function FeedbackThanks({ className, children, ...rest }: FeedbackThanksProps) {
  const closingId = useId();
  const feedback = useContext(FeedbackContext);
  if (!feedback) return <OutsideRoot part="FeedbackThanks" />;
  const { state, texts } = feedback;
  if (state.phase !== 'thanks') return null;

  return (
    <div {...rest} className={clsx('fbw-thanks', className)}>
      <ThanksHeading {...feedback} closingId={closingId} />
      <div className="fbw-closing" id={closingId}>
        {children ?? texts.closing.replace('{adviser}', texts.adviser)}
      </div>
    </div>
  );
}
