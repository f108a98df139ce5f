import { useTracker } from '@forsikring/tracking-consent/react';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { useSessionMemory } from '../../platform/session/useSessionMemory';
import { useToasts } from '../../platform/toasts/toasts';

/** Why the text of a row was not saved. */
export type Problem = 'empty' | 'invalid' | 'email-first' | 'failed' | 'unknown';

/** The unsaved text of an open row. */
interface Draft {
  text: string;
  /** Whether the text is being saved. The field is read-only meanwhile. */
  saving?: boolean;
  problem?: Problem | undefined;
}

/** The names of the rows' fields in the event `Skjemainput`. */
const TRACKED_FIELDS = {
  email: 'epost',
  mobile: 'mobilnummer',
  reservation: 'reservasjon',
} as const;

/** Tells screen readers what was saved, where others see a mark beside the value. */
export const SavedContext = createContext<(text: string) => void>(() => {});

/** How a row is saved. */
interface EditableValue<Value> {
  /** The key of the row's draft. */
  row: keyof typeof TRACKED_FIELDS;
  /** Saves a value; rejects when the call rejects. */
  save: (value: Value) => Promise<void>;
  problemOf: (error: unknown) => Problem;
  /** Says that the value was saved. */
  saved: string;
  /** The toast about a problem when the row is closed. */
  failure: (problem: Problem) => { title: string; content: string };
}

/** The state of a row that can be edited. */
export interface Editing<Value> {
  open: boolean;
  /** Opens the row, or closes it and removes the draft. */
  setOpen: (open: boolean) => void;
  draft: Draft | undefined;
  /** Whether a value was saved since the row was last opened. */
  saved: boolean;
  change: (draft: Draft) => void;
  /** Saves a value, and keeps the text until then. Resolves with the problem that the row shows. */
  submit: (value: Value, text?: string) => Promise<Problem | undefined>;
}

/**
 * Keeps a row open while it has a draft, also when the customer leaves the page and returns. A success is a mark in the
 * row, and a toast where no row shows the mark. A failure that arrives after 'Avbryt' is a toast too.
 */
export function useEditing<Value>(value: EditableValue<Value>): Editing<Value> {
  const { row, save, problemOf, failure } = value;
  const { value: draft, current, change } = useSessionMemory<Draft>(`profile draft of ${row}`);
  const [opened, setOpened] = useState(false);
  const [saved, setSaved] = useState(false);
  const toast = useToasts();
  const say = useContext(SavedContext);
  const tracker = useTracker();
  const open = opened || draft !== undefined;
  /** What the row shows; undefined after the customer has left the page. */
  const shows = useRef<'value' | 'form'>(undefined);
  useEffect(() => {
    shows.current = open ? 'form' : 'value';
    return () => {
      shows.current = undefined;
    };
  }, [open]);

  const submit = async (wanted: Value, text = '') => {
    const attempt: Draft = { text, saving: true };
    change(attempt);
    try {
      await save(wanted);
    } catch (error) {
      const problem = problemOf(error);
      if (current() === attempt) {
        change({ text, problem });
        return problem;
      }
      // No timeout: nothing else shows the failure.
      toast.error(failure(problem), { timeout: 'off' });
      return undefined;
    }
    tracker.track('Skjemainput', { felt: TRACKED_FIELDS[row] });
    const closes = current() === attempt;
    const markShown = shows.current === 'value' || (closes && shows.current === 'form');
    if (closes) {
      change(undefined);
      setOpened(false);
    }
    setSaved(true);
    if (markShown) say(value.saved);
    else toast.success(value.saved);
    return undefined;
  };

  return {
    open,
    setOpen: (next) => {
      setOpened(next);
      say('');
      if (next) setSaved(false);
      else change(undefined);
    },
    draft,
    saved,
    change,
    submit,
  };
}
