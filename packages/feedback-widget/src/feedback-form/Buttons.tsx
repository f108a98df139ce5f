import { type ComponentPropsWithoutRef, type MouseEvent, useContext } from 'react';
import { classNames } from '../feedback-root/classNames';
import { FeedbackContext, type FeedbackContextValue } from '../feedback-root/FeedbackContext';

interface ButtonsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What the button says that submits the form, and shows that the host delivers. */
  yes: string;
  /** What the other button says. */
  no: string;
  onNo: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** While the host delivers, `aria-disabled` rather than `disabled`, so that focus stays. */
export function Buttons({ yes, no, onNo, className, ...rest }: ButtonsProps) {
  const { sending } = useContext(FeedbackContext) as FeedbackContextValue;
  return (
    <div {...rest} className={classNames('fbw-actions', className)}>
      <button
        type="submit"
        className="fbw-button"
        data-primary=""
        aria-disabled={sending}
        // A face may have brought it under the pointer: the second half of a double click sends nothing.
        onClick={(event) => {
          if (event.detail > 1) event.preventDefault();
        }}
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
