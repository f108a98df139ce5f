import clsx from 'clsx';
import { type ComponentPropsWithoutRef, type MouseEvent, useContext } from 'react';
import { FeedbackContext } from '../feedback-root/FeedbackContext';
import { OutsideRoot } from '../feedback-root/Misuse';

/** Props of `FeedbackActions`; the rest goes to the `<div>` around the buttons. */
export type FeedbackActionsProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/**
 * Send and Avbryt, once an answer is chosen (part 2 §2). While the host delivers, both are
 * `aria-disabled` rather than `disabled`, so that focus stays where it is.
 */
export function FeedbackActions({ className, ...rest }: FeedbackActionsProps) {
  const feedback = useContext(FeedbackContext);
  if (!feedback) return <OutsideRoot part="FeedbackActions" />;
  const { state, texts, cancel } = feedback;
  if (state.phase === 'question' || state.phase === 'thanks') return null;
  const sending = state.phase === 'sending' || undefined;

  const onCancel = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (sending) return;
    // Both buttons are about to go; focus returns to the question (WCAG 2.4.3).
    currentTarget.form?.querySelector<HTMLInputElement>('input:checked')?.focus();
    cancel();
  };

  return (
    <div {...rest} className={clsx('fbw-actions', className)}>
      <button type="submit" className="fbw-button" data-primary="" aria-disabled={sending}>
        {sending && <span className="fbw-spinner" aria-hidden="true" />}
        {texts.send}
      </button>
      <button type="button" className="fbw-button" aria-disabled={sending} onClick={onCancel}>
        {texts.cancel}
      </button>
    </div>
  );
}
