import { type ComponentPropsWithoutRef, type MouseEvent, useContext, useState } from 'react';
import { classNames } from '../feedback-root/classNames';
import { FeedbackContext, type FeedbackContextValue } from '../feedback-root/FeedbackContext';

/** How fast a second tap follows the first, at most, when it means no more than the first. */
const DOUBLE_TAP_MS = 400;

interface ButtonsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What the button says that submits the form, and shows that the host delivers. */
  yes: string;
  /** What the other button says. */
  no: string;
  onNo: (event: MouseEvent<HTMLButtonElement>) => void;
}

/**
 * While the host delivers, `aria-disabled` rather than `disabled`, so that focus stays. The second
 * half of a double tap is not for these buttons: the first brought them, unseen.
 */
export function Buttons({ yes, no, onNo, className, ...rest }: ButtonsProps) {
  const { sending } = useContext(FeedbackContext) as FeedbackContextValue;
  const [shownAt] = useState(() => performance.now());
  function refuseDoubleTap(event: MouseEvent) {
    // Outside React the event is the browser's own.
    const { pointerType } = (event.nativeEvent ?? event) as PointerEvent;
    // Not every phone counts its taps.
    const tooSoon = pointerType === 'touch' && event.timeStamp - shownAt < DOUBLE_TAP_MS;
    if (tooSoon || event.detail > 1) event.preventDefault();
  }
  return (
    <div {...rest} className={classNames('fbw-actions', className)}>
      <button
        type="submit"
        className="fbw-button"
        data-primary=""
        aria-disabled={sending}
        onClick={refuseDoubleTap}
      >
        {sending && <span className="fbw-spinner" aria-hidden="true" />}
        {yes}
      </button>
      <button
        type="button"
        className="fbw-button"
        aria-disabled={sending}
        onClick={sending ? undefined : onNo}
      >
        {no}
      </button>
    </div>
  );
}
