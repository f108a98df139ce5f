import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFormReset, useFormSubmit } from '../internals/field/useFormReset';
import { watchWrites } from '../internals/field/watchWrites';
import { askFor, type ChangeDetails } from '../internals/useControlled';
import { warnOnce } from '../internals/warnOnce';
import { type DateProblem, isDate, readDate, sentText, writeDate } from './readDate';

/**
 * Why a date changes.
 * @reason input-change Another text is typed, and the field left or Enter pressed.
 */
export interface DateFieldChange extends ChangeDetails<'input-change', DateProblem> {
  /** What a form sends: an allowed date as `YYYY-MM-DD`, and any other text as it was typed. `value` takes it. */
  text: string;
}

/** What decides the date of a `DateField`. */
export interface DateProps {
  /**
   * The date; `null` for none. Or `details.text`, so that your code knows, and can remove, a text that is no date. Needs
   * `onValueChange`.
   */
  value?: string | null | undefined;
  /**
   * The date at first, and after a reset of the form; or the text that a form has sent, which the field shows with its error.
   * @default none
   */
  defaultValue?: string | null | undefined;
  /**
   * Called when a person has typed another date, or another text that is no allowed date, and leaves the field or presses Enter.
   * `null` when the field is empty, or its text is not a date: `details.problem` says why. `details.cancel()` leaves the
   * date as it is.
   */
  onValueChange?: ((value: string | null, details: DateFieldChange) => void) | undefined;
  /** The first date that is allowed, such as `2026-02-01`. @default none */
  min?: string | undefined;
  /** The last date that is allowed. A year of two digits is not after its year. @default none */
  max?: string | undefined;
}

/** A text that is being typed, or that is not an allowed date. */
interface Typed {
  text: string;
  /** The value of the field when the text was typed. */
  held: string;
  /** The value of a page that keeps the date alone, after the text was read. */
  expected: string;
  /** What was last passed on. */
  known: string;
  /** Whether the person has left the field since. */
  left: boolean;
}

/** The text of a date field: the text is read when a person leaves the field, and when its form is sent. */
export function useDateText(
  input: RefObject<HTMLInputElement | null>,
  { value, defaultValue, onValueChange, ...props }: DateProps,
) {
  const limits = { min: knownDate(props.min), max: knownDate(props.max) };
  const initial = defaultValue ?? '';
  /** The answer, as a form sends it; undefined until a person answers. */
  const [own, setOwn] = useState<string>();
  const held = (value === undefined ? (own ?? initial) : value) ?? '';
  const [typed, setTyped] = useState<Typed | null>(null);
  const read = useRef<Typed>(undefined);

  // Another value than the page was told replaces what was typed.
  if (typed && typed.held !== held) setTyped(held === typed.expected ? { ...typed, held } : null);
  const shownFor = (text: string) => writeDate(readDate(text, limits).date) || text;
  const text = typed?.text ?? shownFor(held);
  /** The text that a reset brings back. */
  const initialText = shownFor(value === undefined ? initial : held);
  const { date, problem } = readDate(text, limits);

  const type = (next: string) => {
    const known = typed?.known ?? sentText(text, limits);
    setTyped({ text: next, held, expected: held, known, left: false });
  };
  const commit = (event: Event) => {
    // `blur` may follow `change` before the next render.
    if (!typed || typed.left || typed === read.current) return;
    read.current = typed;
    const whole = shownFor(text);
    const sent = sentText(whole, limits);
    const ask = (next: string | null, details: ChangeDetails<'input-change', DateProblem>) =>
      onValueChange?.(next, { ...details, text: sent });
    const allowed = sent === typed.known || askFor(ask, date, 'input-change', event, problem);
    if (allowed) setOwn(sent);
    setTyped(
      allowed && problem
        ? { text: whole, held, expected: date ?? '', known: sent, left: true }
        : null,
    );
  };

  const latest = useRef({ commit, text, type });
  useEffect(() => {
    latest.current = { commit, text, type };
  });
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    // The browser's own event, which React does not have. Enter fires it, unless the key ends a composition, and so does
    // autofill. A text that was changed and changed back has `blur` alone.
    const listener = (event: Event) => latest.current.commit(event);
    element.addEventListener('change', listener);
    element.addEventListener('blur', listener);
    const readWritten = () => {
      if (isDate(element.value)) element.value = writeDate(element.value);
      queueMicrotask(() => {
        if (element.value !== latest.current.text) latest.current.type(element.value);
      });
    };
    readWritten();
    const end = watchWrites(element, 'value', readWritten);
    return () => {
      element.removeEventListener('change', listener);
      element.removeEventListener('blur', listener);
      end();
      // A field that is removed or hidden while it has the focus may have no `blur`.
      listener(new Event('blur'));
    };
  }, [input]);

  useFormReset(input, () => {
    const now = input.current?.value ?? '';
    const next = value === undefined ? initial : held;
    setOwn(undefined);
    // Code may have set another text right after the reset.
    setTyped(
      now === initialText
        ? null
        : {
            text: now,
            held: next,
            expected: next,
            known: sentText(initialText, limits),
            left: false,
          },
    );
  });
  useFormSubmit(input, (event) => () => latest.current.commit(event));

  return { text, initialText, problem, limits, isTyping: typed?.left === false, type };
}

/** A limit; `null` for a text that is not a date. */
function knownDate(date: string | undefined): string | null {
  if (!date || isDate(date)) return date || null;
  if (process.env.NODE_ENV !== 'production')
    warnOnce('The limits of a DateField are dates as YYYY-MM-DD. Another text counts as no limit.');
  return null;
}
