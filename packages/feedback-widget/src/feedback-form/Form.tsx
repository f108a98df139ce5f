import { InnerForm } from '@forsikring/foundation/react/InnerForm';
import {
  type ComponentPropsWithoutRef,
  type EventHandler,
  type SyntheticEvent,
  useContext,
} from 'react';
import { FeedbackContext, type FeedbackContextValue } from '../feedback-root/FeedbackContext';
import { readField } from '../feedback-text/Field';
import { charactersOverLimit } from '../flow/freeText';
import { fillIn } from '../texts/fillIn';
import { focusError } from './focusError';

/** Props of `FeedbackForm`; other props go to its `<div>`. */
export interface FeedbackFormProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onSubmit'> {
  /** Called with the event of the press or key before anything is sent. After `event.preventDefault()` nothing is sent. */
  onSubmit?: EventHandler<SyntheticEvent<HTMLElement>>;
}

interface FormProps extends FeedbackFormProps {
  /** Called on Send and on Enter, unless the consumer's `onSubmit` prevents it or a text is too long. */
  onSend: (form: HTMLElement) => void;
}

/** Sends what stands in its fields. If a text is too long to send, focuses the text instead. */
export function Form({ onSend, onSubmit, ...rest }: FormProps) {
  const { texts, textLimit, announce } = useContext(FeedbackContext) as FeedbackContextValue;

  function send(form: HTMLElement) {
    for (const field of form.querySelectorAll('textarea')) {
      readField(field);
      const count = charactersOverLimit(field.value, textLimit);
      if (count > 0) return focusError(field, fillIn(texts.tooLong, { count }), announce);
    }
    onSend(form);
  }

  return (
    <InnerForm
      {...rest}
      onSend={(event) => {
        onSubmit?.(event);
        if (!event.defaultPrevented) send(event.currentTarget);
      }}
    />
  );
}
