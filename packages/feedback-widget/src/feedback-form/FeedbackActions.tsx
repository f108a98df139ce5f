import type { ComponentPropsWithoutRef } from 'react';
import { useFeedbackPart } from '../feedback-root/FeedbackContext';
import { Buttons } from './Buttons';

/** Props of `FeedbackActions`; other props go to the `<div>` around the buttons. */
export type FeedbackActionsProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** The buttons Send and Avbryt, shown once an option is chosen. */
export function FeedbackActions(props: FeedbackActionsProps) {
  const feedback = useFeedbackPart('FeedbackActions');
  if (feedback?.state.phase !== 'chosen') return null;
  const { texts, cancel } = feedback;

  return (
    <Buttons
      {...props}
      submitLabel={texts.send}
      otherLabel={texts.cancel}
      onOther={({ currentTarget }) => {
        // Both buttons will be removed; focus returns to the question (WCAG 2.4.3).
        const form = currentTarget.closest('[data-form]');
        const inputs = form?.querySelectorAll<HTMLInputElement>('input,textarea') ?? [];
        ([...inputs].find(({ checked }) => checked) ?? inputs[0])?.focus();
        cancel();
      }}
    />
  );
}
