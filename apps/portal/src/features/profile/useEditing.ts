import { useTracker } from '@forsikring/tracking-consent/react';
import { useState } from 'react';
import { useToasts } from '../../platform/toasts/toasts';
import { type Draft, type Problem, useDraft } from './useDraft';

/** The rows that can be changed, and what their fields are called in the event `Skjemainput`. */
const TRACKED_FIELDS = {
  email: 'epost',
  mobile: 'mobilnummer',
  reservation: 'reservasjon',
} as const;

/** A row that can be changed. */
interface EditableValue<Value> {
  /** Names the row's draft. */
  row: keyof typeof TRACKED_FIELDS;
  /** Rejects as the call does. */
  save: (value: Value) => Promise<void>;
  problemOf: (error: unknown) => Problem;
  /** What is said once it is saved. */
  saved: string;
  /** What is said of a problem where no row stands to say it in. */
  failure: (problem: Problem) => { title: string; content: string };
}

/** A row as it is changed. */
export interface Editing<Value> {
  open: boolean;
  /** Opens the row, or closes it and drops what was typed. */
  setOpen: (open: boolean) => void;
  draft: Draft | undefined;
  change: (draft: Draft) => void;
  /** Saves a value, and keeps the text until that is done. Answers the problem that the row shows. */
  submit: (value: Value, text?: string) => Promise<Problem | undefined>;
}

/**
 * Keeps a row open while it holds something that is not saved, on another page too. An answer that
 * comes after 'Avbryt' is told by a toast, and touches no row.
 */
export function useEditing<Value>(value: EditableValue<Value>): Editing<Value> {
  const { row, save, problemOf, saved, failure } = value;
  const { draft, current, change } = useDraft(row);
  const [opened, setOpened] = useState(false);
  const toast = useToasts();
  const tracker = useTracker();

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
      // Stays until it is read: nothing else says so.
      toast.error(failure(problem), { timeout: 'off' });
      return undefined;
    }
    tracker.track('Skjemainput', { felt: TRACKED_FIELDS[row] });
    if (current() === attempt) {
      change(undefined);
      setOpened(false);
    }
    toast.success(saved);
    return undefined;
  };

  return {
    open: opened || draft !== undefined,
    setOpen: (open) => {
      setOpened(open);
      if (!open) change(undefined);
    },
    draft,
    change,
    submit,
  };
}
