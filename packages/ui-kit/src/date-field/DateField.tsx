import { isComposing } from '@forsikring/foundation/isComposing';
import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, useEffect, useRef, useState } from 'react';
import { afterPress } from '../internals/field/afterPress';
import type { FieldOwnProps } from '../internals/field/useField';
import { useFormValue } from '../internals/field/useFormValue';
import { mergeRefs } from '../internals/mergeProps';
import { useClientLayoutEffect } from '../internals/useClientLayoutEffect';
import type { ChangeDetails } from '../internals/useControlled';
import { warnOnce } from '../internals/warnOnce';
import { TextField } from '../text-field/TextField';
import { useTexts } from '../texts/TextsProvider';
import { type DateFieldTexts, dateFieldTexts, TEXT_OF } from './dateField.texts';
import { type DateProblem, isDate, readDate, writeDate } from './readDate';

/**
 * Why a date changes.
 * @reason input-change Another text is typed, and the field left or Enter pressed.
 */
export type DateFieldChange = ChangeDetails<'input-change'> & {
  /** Why the text is not an allowed date. The field shows the error. */
  problem?: DateProblem | undefined;
};

/** Props of `DateField`; the rest, `className`, `style` and `ref` go to the `<input>`. Dates are `YYYY-MM-DD`. */
export interface DateFieldProps
  extends FieldOwnProps,
    Omit<
      ComponentProps<'input'>,
      'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'prefix' | 'size'
    > {
  /** Whether the label is not shown, and only read. @default false */
  labelHidden?: boolean;
  /** The date; `null` for none. Needs `onValueChange`. */
  value?: string | null | undefined;
  /** The date at first, and after a reset of the form. @default none */
  defaultValue?: string | null | undefined;
  /**
   * Called when a person has typed another date, or a text with another problem, and leaves the field or presses Enter.
   * `null` when the field is empty, or its text is not a date: `details.problem` says why. `details.cancel()` leaves the
   * date as it is.
   */
  onValueChange?: ((value: string | null, details: DateFieldChange) => void) | undefined;
  /** The first date that is allowed, such as `2026-02-01`. @default none */
  min?: string | undefined;
  /** The last date that is allowed. A year of two digits is not after its year. @default none */
  max?: string | undefined;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<DateFieldTexts>;
}

/** A text that is being typed, or that is not a date. */
interface Typed {
  text: string;
  /** The date of the field when the text was typed. */
  date: string | null;
  /** Whether the person has left the field since. */
  left: boolean;
}

/**
 * A date that people know, typed or pasted as they write it: 1.2.2026, 010226, 01022026 or '1. februar 2026'. When they
 * leave the field, the date is written as 01.02.2026. The field shows your `error`, or an error of its own, which the
 * browser knows as the input's `validationMessage`. The form's data has an allowed date as `YYYY-MM-DD`, and another text
 * as it was typed.
 * @attribute data-invalid The field has an error.
 */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField(
  {
    value,
    defaultValue,
    onValueChange,
    min,
    max,
    error,
    texts,
    name,
    onChange,
    onKeyDown,
    className,
    ...rest
  },
  ref,
) {
  const words = useTexts(dateFieldTexts, texts);
  const input = useRef<HTMLInputElement>(null);
  const [first, last, initial] = [knownDate(min), knownDate(max), knownDate(defaultValue)];
  const [typed, setTyped] = useState<Typed | null>(null);
  /** The problem that `onValueChange` was called with last. */
  const reported = useRef<DateProblem>(undefined);
  const [date, change] = useFormValue<string | null, 'input-change'>(
    input,
    value === undefined ? undefined : knownDate(value),
    initial,
    (next, details) => onValueChange?.(next, { ...details, problem }),
    () => {
      setTyped(null);
      reported.current = undefined;
    },
  );
  // Typed text belongs to the date of that time: another date replaces it.
  const writing = typed?.date === date ? typed : null;
  const text = writing?.text ?? writeDate(date);

  const { date: read, problem } = readDate(text, { min: first, max: last });
  const limit = writeDate(problem === 'too-early' ? first : last);
  const message = problem && words[TEXT_OF[problem]].replace('{date}', limit);

  const commit = (event: Event) => {
    if (!writing || writing.left) return;
    const isKnown = read === date && problem === reported.current;
    const allowed = isKnown || change(read, 'input-change', event);
    if (allowed) reported.current = problem;
    if (!allowed || !problem || read) {
      setTyped(null);
      return;
    }
    setTyped({ text, date: null, left: false });
    // Unless more was typed meanwhile.
    afterPress(() => setTyped((now) => (now?.text === text ? { ...now, left: true } : now)));
  };

  // The browser's own event, which React does not have: autofill fires this event too.
  const latestCommit = useRef(commit);
  useClientLayoutEffect(() => {
    latestCommit.current = commit;
    input.current?.setCustomValidity(message ?? '');
  });
  /**
   * Whether the field already held a text when it was mounted, typed before JavaScript ran. The browser sends no `change`
   * event for that text.
   */
  const early = useRef<boolean>(undefined);
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    if (early.current === undefined) {
      const isTyped = element.value !== text;
      early.current = isTyped && element !== document.activeElement;
      if (isTyped) setTyped({ text: element.value, date, left: false });
    } else if (early.current && writing) {
      early.current = false;
      commit(new Event('change'));
    }
  });
  useEffect(() => {
    const element = input.current;
    const listener = (event: Event) => latestCommit.current(event);
    element?.addEventListener('change', listener);
    return () => element?.removeEventListener('change', listener);
  }, []);

  return (
    <>
      <TextField
        inputMode="numeric"
        {...rest}
        ref={mergeRefs(input, ref)}
        type="text"
        texts={words}
        // No error while a person types.
        error={error || ((!writing || writing.left) && message)}
        value={text}
        onChange={(event) => {
          onChange?.(event);
          setTyped({ text: event.currentTarget.value, date, left: false });
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          const { key, nativeEvent, defaultPrevented } = event;
          if (key === 'Enter' && !defaultPrevented && !isComposing(nativeEvent))
            commit(nativeEvent);
        }}
        className={clsx('ui-date-field', className)}
      />
      {name && (
        <input
          type="hidden"
          name={name}
          value={problem ? text : (read ?? '')}
          form={rest.form}
          disabled={rest.disabled}
        />
      )}
    </>
  );
});

/** A date from code; `null` for a text that is not a date. */
function knownDate(date: string | null | undefined): string | null {
  if (!date || isDate(date)) return date || null;
  if (process.env.NODE_ENV !== 'production')
    warnOnce(
      'A DateField takes dates as YYYY-MM-DD, without a time. Another text counts as no date.',
    );
  return null;
}
