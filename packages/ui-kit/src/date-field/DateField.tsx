import { isComposing } from '@forsikring/foundation/isComposing';
import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPress } from '../internals/field/afterPress';
import { warnOfRegister } from '../internals/field/controllerWarning';
import type { FieldOwnProps } from '../internals/field/useField';
import { useFormEvent, useFormReset } from '../internals/field/useFormReset';
import { watchWrites } from '../internals/field/watchWrites';
import { mergeRefs } from '../internals/mergeProps';
import { useClientLayoutEffect } from '../internals/useClientLayoutEffect';
import { type ChangeDetails, useControlled } from '../internals/useControlled';
import { warnOnce } from '../internals/warnOnce';
import { TextField } from '../text-field/TextField';
import { useTexts } from '../texts/TextsProvider';
import { type DateFieldTexts, dateFieldTexts, TEXT_OF } from './dateField.texts';
import { type DateProblem, isDate, type ReadDateOptions, readDate, writeDate } from './readDate';

/**
 * Why a date changes.
 * @reason input-change Another text is typed, and the field left or Enter pressed.
 */
export type DateFieldChange = ChangeDetails<'input-change', DateProblem>;

/** Props of `DateField`; the rest, `className`, `style` and `ref` go to the `<input>`. Dates are `YYYY-MM-DD`. */
export interface DateFieldProps
  extends FieldOwnProps,
    Omit<
      ComponentProps<'input'>,
      'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'prefix' | 'size'
    > {
  /** Whether the label is not shown, and only read. @default false */
  labelHidden?: boolean | undefined;
  /** The date; `null` for none. Needs `onValueChange`. */
  value?: string | null | undefined;
  /**
   * The date at first, and after a reset of the form; or the text that a form has sent, which the field shows with its error.
   * @default none
   */
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
  texts?: Partial<DateFieldTexts> | undefined;
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
  warnOfRegister('DateField', { name, onChange, onValueChange, ...rest });
  const words = useTexts(dateFieldTexts, texts);
  const input = useRef<HTMLInputElement>(null);
  const [first, last] = [knownDate(min), knownDate(max)];
  const limits = { min: first, max: last };
  const { date: initial } = readDate(defaultValue ?? '', limits);
  /** The text at first, which is no date. */
  const unread = defaultValue && !initial ? { text: defaultValue, date: null, left: true } : null;
  const [typed, setTyped] = useState<Typed | null>(unread);
  /** The problem that `onValueChange` was called with last. */
  const reported = useRef<DateProblem>(undefined);
  const [date, change, set] = useControlled<string | null, 'input-change', DateProblem>(
    value === undefined ? undefined : knownDate(value),
    initial,
    onValueChange,
  );
  /** The text of the date that a reset brings back. */
  const initialText = value === undefined ? (unread?.text ?? writeDate(initial)) : writeDate(date);
  const isResetting = useFormReset(input, () => {
    set(initial);
    reported.current = undefined;
    const now = input.current?.value ?? '';
    // Code may have set another text right after the reset.
    setTyped(now === initialText ? unread : { text: now, date: initial, left: false });
  });
  // Typed text belongs to the date of that time: another date replaces it.
  const writing = typed?.date === date ? typed : null;
  const text = writing?.text ?? writeDate(date);

  const { date: read, problem } = readDate(text, limits);
  const limit = writeDate(problem === 'too-early' ? first : last);
  const message = problem && words[TEXT_OF[problem]].replace('{date}', limit);

  const commit = (event: Event) => {
    if (!writing || writing.left) return;
    const isKnown = read === date && problem === reported.current;
    const allowed = isKnown || change(read, 'input-change', event, problem);
    if (allowed) reported.current = problem;
    if (!allowed || !problem || read) {
      setTyped(null);
      return;
    }
    setTyped({ text, date: null, left: false });
    // Unless more was typed meanwhile.
    afterPress(() => setTyped((now) => (now?.text === text ? { ...now, left: true } : now)));
  };

  const latest = useRef({ commit, text, date, initialText });
  useClientLayoutEffect(() => {
    latest.current = { commit, text, date, initialText };
    const element = input.current;
    if (!element) return;
    element.setCustomValidity(message ?? '');
    // React makes each controlled text the default.
    element.defaultValue = initialText;
    if (isResetting() && element.value === text) element.value = initialText;
  });
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    // The browser's own event, which React does not have: autofill fires this event too.
    const listener = (event: Event) => latest.current.commit(event);
    element.addEventListener('change', listener);
    const readWritten = () => {
      if (isDate(element.value)) element.value = writeDate(element.value);
      queueMicrotask(() => {
        const now = element.value;
        if (now !== latest.current.text)
          setTyped({ text: now, date: latest.current.date, left: false });
      });
    };
    readWritten();
    const end = watchWrites(element, 'value', readWritten);
    return () => {
      element.removeEventListener('change', listener);
      end();
    };
  }, []);
  useFormEvent(input, 'submit', (event) => flushSync(() => latest.current.commit(event)));
  const hidden = useRef<HTMLInputElement>(null);
  useFormEvent(input, 'formdata', (event) => {
    const { formData } = event as FormDataEvent;
    const sent = hidden.current?.value ?? '';
    const seen = dataOf(input.current?.value ?? '', limits);
    if (!name || sent === seen || !hidden.current) return;
    // After a reset, and of a text that was filled in without events. Other fields may have the same name.
    const all = formData.getAll(name);
    all.splice(all.indexOf(sent), all.includes(sent) ? 1 : 0, seen);
    formData.delete(name);
    for (const each of all) formData.append(name, each);
  });

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
          const element = event.currentTarget;
          setTyped({ text: element.value, date, left: false });
          // After the event, React makes the typed text the default once more.
          queueMicrotask(() => {
            element.defaultValue = latest.current.initialText;
          });
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
          ref={hidden}
          type="hidden"
          name={name}
          value={dataOf(text, limits)}
          form={rest.form}
          disabled={rest.disabled}
        />
      )}
    </>
  );
});

/** What a text is in the data of the form. */
function dataOf(text: string, limits: ReadDateOptions): string {
  const { date, problem } = readDate(text, limits);
  return problem ? text : (date ?? '');
}

/** A date from code; `null` for a text that is not a date. */
function knownDate(date: string | null | undefined): string | null {
  if (!date || isDate(date)) return date || null;
  if (process.env.NODE_ENV !== 'production')
    warnOnce(
      'A DateField takes dates as YYYY-MM-DD, without a time. Another text counts as no date.',
    );
  return null;
}
