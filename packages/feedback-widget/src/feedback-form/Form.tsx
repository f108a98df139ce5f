import { type ComponentPropsWithoutRef, useContext } from 'react';
import { FeedbackContext, type FeedbackContextValue } from '../feedback-root/FeedbackContext';
import { charactersOverLimit } from '../flow/freeText';
import { fillIn } from '../texts/fillIn';
import { focusError } from './focusError';

interface FormProps extends ComponentPropsWithoutRef<'form'> {
  /** Called on Send and on Enter, unless the consumer's `onSubmit` prevents it or a text is too long. */
  onSend: (form: HTMLFormElement) => void;
}

/** A form that the page does not submit. If a text is too long to send, focuses the text instead. */
export function Form({ onSend, onSubmit, ...rest }: FormProps) {
  const { texts, textLimit, announce } = useContext(FeedbackContext) as FeedbackContextValue;

  function send(form: HTMLFormElement) {
    for (const field of form.querySelectorAll('textarea')) {
      const count = charactersOverLimit(field.value, textLimit);
      if (count > 0) return focusError(field, fillIn(texts.tooLong, { count }), announce);
    }
    onSend(form);
  }

  return (
    <form
      noValidate
      {...rest}
      onSubmit={(event) => {
        onSubmit?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        send(event.currentTarget);
      }}
    />
  );
}
