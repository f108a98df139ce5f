import type { RefObject } from 'react';
import { useFormEvent } from '../internals/field/useFormReset';
import { type ReadDateOptions, sentText } from './readDate';

interface SentDateProps {
  name: string;
  form: string | undefined;
  disabled: boolean | undefined;
  /** The text of the field, and the field. */
  text: string;
  input: RefObject<HTMLInputElement | null>;
  limits: ReadDateOptions;
}

/** What a form sends of a date field. */
export function SentDate({ text, input, limits, ...rest }: SentDateProps) {
  // Code may read the form after a reset, or when the field was filled in without events.
  useFormEvent(input, 'formdata', (event) => {
    const { formData } = event as FormDataEvent;
    // Other fields may have the same name.
    if (input.current && formData.getAll(rest.name).length === 1)
      formData.set(rest.name, sentText(input.current.value, limits));
  });
  return <input type="hidden" value={sentText(text, limits)} {...rest} />;
}
