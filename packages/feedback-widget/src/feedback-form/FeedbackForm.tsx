import clsx from 'clsx';
import { type ComponentPropsWithoutRef, useContext } from 'react';
import { FeedbackContext } from '../feedback-root/FeedbackContext';
import { OutsideRoot } from '../feedback-root/Misuse';

/** Props of `FeedbackForm`; the rest goes to its `<form>`. */
export type FeedbackFormProps = ComponentPropsWithoutRef<'form'>;

/** Holds question, text and buttons until the answer is delivered. Works by Send and by Enter. */
export function FeedbackForm({ className, onSubmit, ...rest }: FeedbackFormProps) {
  const feedback = useContext(FeedbackContext);
  if (!feedback) return <OutsideRoot part="FeedbackForm" />;
  const { phase } = feedback.state;
  if (phase !== 'question' && phase !== 'chosen' && phase !== 'sending' && phase !== 'failed')
    return null;

  return (
    <form
      noValidate
      {...rest}
      className={clsx('fbw-form', className)}
      onSubmit={(event) => {
        onSubmit?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        feedback.send();
      }}
    />
  );
}
