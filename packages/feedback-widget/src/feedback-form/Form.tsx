import { isComposing } from '@forsikring/foundation/isComposing';
import {
  type ComponentPropsWithoutRef,
  type EventHandler,
  type SyntheticEvent,
  useCallback,
  useContext,
  useRef,
} from 'react';
import { FeedbackContext, type FeedbackContextValue } from '../feedback-root/FeedbackContext';
import { readField } from '../feedback-text/Field';
import { charactersOverLimit } from '../flow/freeText';
import { fillIn } from '../texts/fillIn';
import { focusError } from './focusError';

/** Props of `FeedbackForm`; other props go to its `<div>`. */
export interface FeedbackFormProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onSubmit'> {
  /** Called with the event of the press before anything is sent. After `event.preventDefault()` nothing is sent. */
  onSubmit?: EventHandler<SyntheticEvent<HTMLElement>> | undefined;
}

interface FormProps extends FeedbackFormProps {
  /** Called on Send and on Enter, unless the consumer's `onSubmit` prevents it or a text is too long. */
  onSend: (form: HTMLElement) => void;
}

const SUBMIT = '[type=submit],button:not([type])';

/**
 * Sends what stands in its fields, by a submit button or Enter in a field. If a text is too long to send, focuses the text
 * instead. Not a `<form>`, which would be lost in a form of the page
 * (decisions/074-a-widget-inside-a-form.md): the controls inside have `form=""`, and belong to no form.
 */
export function Form({ onSend, onSubmit, onClick, onKeyDown, ...rest }: FormProps) {
  const { texts, textLimit, announce } = useContext(FeedbackContext) as FeedbackContextValue;
  const shown = useRef<HTMLDivElement | null>(null);

  const ref = useCallback((element: HTMLDivElement | null) => {
    const form = shown.current;
    shown.current = element;
    if (element || !form) return;
    // Before the removal: what takes the place of the form starts from its height.
    const root = form.closest<HTMLElement>('.fbw-root');
    root?.style.setProperty('--_fbw-form', `${form.offsetHeight}px`);
  }, []);

  function send(form: HTMLElement) {
    for (const field of form.querySelectorAll('textarea')) {
      readField(field);
      const count = charactersOverLimit(field.value, textLimit);
      if (count > 0) return focusError(field, fillIn(texts.tooLong, { count }), announce);
    }
    onSend(form);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events are those of the controls inside
    <div
      ref={ref}
      // A form is a landmark once it has a name.
      role={rest['aria-label'] || rest['aria-labelledby'] ? 'form' : undefined}
      data-form=""
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !(event.target as Element).closest(SUBMIT)) return;
        onSubmit?.(event);
        if (!event.defaultPrevented) send(event.currentTarget);
        event.preventDefault();
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key !== 'Enter' || event.defaultPrevented || isComposing(event.nativeEvent))
          return;
        if (!(event.target as Element).matches('input:not([type=button],[type=file])')) return;
        event.preventDefault();
        event.currentTarget.querySelector<HTMLElement>(SUBMIT)?.click();
      }}
    />
  );
}
