import clsx from 'clsx';
import { type ComponentPropsWithoutRef, useContext } from 'react';
import { FeedbackContext } from '../feedback-root/FeedbackContext';
import { OutsideRoot } from '../feedback-root/Misuse';
import { Button } from './Button';

/** Props of `FeedbackActions`; the rest goes to the `<div>` around the buttons. */
export type FeedbackActionsProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** Send and Avbryt, once an answer is chosen (part 2 §2). */
export function FeedbackActions({ className, ...rest }: FeedbackActionsProps) {
  const feedback = useContext(FeedbackContext);
  if (!feedback) return <OutsideRoot part="FeedbackActions" />;
  const { state, texts, cancel } = feedback;
  if (state.phase === 'question') return null;

  return (
    <div {...rest} className={clsx('fbw-actions', className)}>
      <Button primary>{texts.send}</Button>
      <Button
        onClick={({ currentTarget }) => {
          // Both buttons are about to go; focus returns to the question (WCAG 2.4.3).
          const inputs = currentTarget.form?.querySelectorAll('input') ?? [];
          ([...inputs].find(({ checked }) => checked) ?? inputs[0])?.focus();
          cancel();
        }}
      >
        {texts.cancel}
      </Button>
    </div>
  );
}
