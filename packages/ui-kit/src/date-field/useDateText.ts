import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPress } from '../internals/field/afterPress';
import { useFormEvent, useFormReset } from '../internals/field/useFormReset';
import { watchWrites } from '../internals/field/watchWrites';
import { askFor, type ChangeDetails } from '../internals/useControlled';
import { warnOnce } from '../internals/warnOnce';
import { type DateProblem, isDate, readDate, writeDate } from './readDate';

/** The props of a `DateField` that have to do with its date. */
interface DateProps {
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  onValueChange?:
    | ((value: string | null, details: ChangeDetails<'input-change', DateProblem>) => void)
    | undefined;
  min?: string | undefined;
  max?: string | undefined;
}

/** A text that is being typed, or that is not an allowed date. */
interface Typed {
  text: string;
  /** The date of the field when the text was typed. */
  date: string | null;
  /** Whether the person has left the field since. */
  left: boolean;
}

/** The text of a date field and its date: the text is read when a person leaves the field, and when its form is sent. */
export function useDateText(input: RefObject<HTMLInputElement | null>, props: DateProps) {
  const { value, defaultValue, onValueChange } = props;
  const limits = { min: knownDate(props.min), max: knownDate(props.max) };
  const { date: initial } = readDate(defaultValue ?? '', limits);
  const [own, setOwn] = useState(initial);
  const date = value === undefined ? own : knownDate(value);
  /** The text that a reset brings back. */
  const initialText =
    value === undefined && !initial ? (defaultValue ?? '') : writeDate(value ? date : initial);
  const [typed, setTyped] = useState<Typed | null>({
    text: initialText,
    date: initial,
    left: true,
  });
  /** The problem that `onValueChange` was called with last. */
  const reported = useRef<DateProblem>(undefined);

  // Typed text belongs to the date of that time: another date replaces it.
  const writing = typed?.date === date ? typed : null;
  const text = writing?.text ?? writeDate(date);
  const { date: read, problem } = readDate(text, limits);
  const type = (next: string) => setTyped({ text: next, date, left: false });

  const commit = (event: Event) => {
    if (!writing || writing.left) return;
    const isKnown = read === date && problem === reported.current;
    const allowed = isKnown || askFor(onValueChange, read, 'input-change', event, problem);
    if (allowed) {
      reported.current = problem;
      setOwn(read);
    }
    if (!allowed || !problem) {
      setTyped(null);
      return;
    }
    const next = { text: read ? writeDate(read) : text, date: read, left: false };
    setTyped(next);
    // Unless more was typed meanwhile.
    afterPress(() => setTyped((now) => (now === next ? { ...next, left: true } : now)));
  };

  const latest = useRef({ commit, text, type });
  useEffect(() => {
    latest.current = { commit, text, type };
  });
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    // The browser's own event, which React does not have. Enter fires it, unless the key ends a composition, and so does
    // autofill.
    const listener = (event: Event) => latest.current.commit(event);
    element.addEventListener('change', listener);
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
      end();
    };
  }, [input]);

  useFormReset(input, () => {
    const now = input.current?.value ?? '';
    setOwn(initial);
    reported.current = undefined;
    // Code may have set another text right after the reset.
    setTyped({ text: now, date: initial, left: now === initialText });
  });
  useFormEvent(input, 'submit', (event) => flushSync(() => latest.current.commit(event)));

  return { text, initialText, problem, limits, isTyping: writing?.left === false, type };
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
