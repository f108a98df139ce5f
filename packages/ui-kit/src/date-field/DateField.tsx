import { useClientLayoutEffect } from '@forsikring/foundation/react/useClientLayoutEffect';
import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, useRef } from 'react';
import { warnOfRegister } from '../internals/field/controllerWarning';
import type { FieldOwnProps } from '../internals/field/useField';
import { useIsHydrating } from '../internals/field/useNativeControl';
import { mergeRefs } from '../internals/mergeProps';
import { TextField } from '../text-field/TextField';
import { useTexts } from '../texts/TextsProvider';
import { type DateFieldTexts, dateFieldTexts, TEXT_OF } from './dateField.texts';
import { writeDate } from './readDate';
import { SentDate } from './SentDate';
import { type DateProps, useDateText } from './useDateText';

/** Props of `DateField`; the rest, `className`, `style` and `ref` go to the `<input>`. Dates are `YYYY-MM-DD`. */
export interface DateFieldProps
  extends FieldOwnProps,
    DateProps,
    Omit<
      ComponentProps<'input'>,
      'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'prefix' | 'size'
    > {
  /** Whether the label is not shown, and only read. @default false */
  labelHidden?: boolean | undefined;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<DateFieldTexts> | undefined;
}

/**
 * A date that people know, typed or pasted as they write it: 1.2.2026, 010226, 01022026 or '1. februar 2026'. When they
 * leave the field, the date is written as 01.02.2026. The field shows your `error`, or an error of its own, which the
 * browser knows as the input's `validationMessage`. The form's data has an allowed date as `YYYY-MM-DD`, and another text
 * as it was typed.
 * @attribute data-invalid The field has an error.
 */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField(
  { name, value, defaultValue, onValueChange, min, max, error, texts, onChange, ...rest },
  ref,
) {
  warnOfRegister('DateField', { name, onChange, onValueChange, ...rest });
  const isHydrating = useIsHydrating();
  const words = useTexts(dateFieldTexts, texts);
  const input = useRef<HTMLInputElement>(null);
  const { text, initialText, problem, limits, isTyping, type } = useDateText(input, {
    ...{ value, defaultValue, onValueChange, min, max },
  });
  const limit = writeDate(problem === 'too-early' ? limits.min : limits.max);
  const message = problem && words[TEXT_OF[problem]].replace('{date}', limit);
  useClientLayoutEffect(() => input.current?.setCustomValidity(message ?? ''), [message]);

  return (
    <>
      <TextField
        inputMode="numeric"
        {...rest}
        ref={mergeRefs(input, ref)}
        type="text"
        // Before the script runs, a form sends the text.
        name={isHydrating ? name : undefined}
        texts={words}
        // No error while a person types.
        error={error || (!isTyping && message)}
        value={text}
        // What a reset brings back.
        defaultValue={initialText}
        onChange={(event) => {
          onChange?.(event);
          type(event.currentTarget.value);
        }}
        className={clsx('ui-date-field', rest.className)}
      />
      {name && !isHydrating && (
        <SentDate {...{ name, text, input, limits }} form={rest.form} disabled={rest.disabled} />
      )}
    </>
  );
});
