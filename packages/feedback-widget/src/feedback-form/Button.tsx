import { type ComponentPropsWithoutRef, useContext } from 'react';
import { FeedbackContext } from '../feedback-root/FeedbackContext';

interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** Submits the form, and shows that the host delivers. */
  primary?: boolean;
}

/** While the host delivers, `aria-disabled` rather than `disabled`, so that focus stays. */
export function Button({ primary, onClick, children, ...rest }: ButtonProps) {
  const { sending } = useContext(FeedbackContext) ?? {};
  return (
    <button
      type={primary ? 'submit' : 'button'}
      {...rest}
      className="fbw-button"
      data-primary={primary ? '' : undefined}
      aria-disabled={sending}
      onClick={sending ? undefined : onClick}
    >
      {primary && sending && <span className="fbw-spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}
