import { classNames } from '@forsikring/foundation/classNames';
import { type ComponentPropsWithoutRef, type MouseEvent, useContext } from 'react';
import { FeedbackContext, type FeedbackContextValue } from '../feedback-root/FeedbackContext';

interface ButtonsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Label of the submit button, which also shows that the widget is sending. */
  submitLabel: string;
  /** Label of the other button. */
  otherLabel: string;
  onOther: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** While sending the buttons have `aria-disabled` and not `disabled`, so that they keep focus. */
export function Buttons({ submitLabel, otherLabel, onOther, className, ...rest }: ButtonsProps) {
  const { sending } = useContext(FeedbackContext) as FeedbackContextValue;
  return (
    <div {...rest} className={classNames('fbw-actions', className)}>
      <button
        type="submit"
        form=""
        className="fbw-button"
        data-primary=""
        aria-disabled={sending}
        // The button may have appeared under the pointer: ignore the second click of a double click.
        onClick={(event) => {
          if (event.detail > 1) event.preventDefault();
        }}
      >
        {sending && <span className="fbw-spinner" aria-hidden="true" />}
        <span>{submitLabel}</span>
      </button>
      <button
        type="button"
        form=""
        className="fbw-button"
        aria-disabled={sending}
        onClick={sending ? undefined : onOther}
      >
        {otherLabel}
      </button>
    </div>
  );
}
