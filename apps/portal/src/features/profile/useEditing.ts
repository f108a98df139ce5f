import { useTracker } from '@forsikring/tracking-consent/react';
import { useState } from 'react';
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

/** How a row is saved. */
interface EditableValue<Value> {
  /** The key of the row's draft. */
  row: keyof typeof TRACKED_FIELDS;
  /** Saves a value; rejects when the call rejects. */
  save: (value: Value) => Promise<void>;
  problemOf: (error: unknown) => Problem;
  /** The text of the toast after a success. */
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
 * Keeps a row open while it has a draft, also when the customer leaves the page and returns. A result that
 * arrives after 'Avbryt' is shown in a toast and does not change the row.
 */
export function useEditing<Value>(value: EditableValue<Value>): Editing<Value> {
  const { row, save, problemOf, failure } = value;
  const { value: draft, current, change } = useSessionMemory<Draft>(`profile draft of ${row}`);
  const [opened, setOpened] = useState(false);
  const [saved, setSaved] = useState(false);
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
      // No timeout: nothing else shows the failure.
      toast.error(failure(problem), { timeout: 'off' });
      return undefined;
    }
    tracker.track('Skjemainput', { felt: TRACKED_FIELDS[row] });
    if (current() === attempt) {
      change(undefined);
      setOpened(false);
    }
    setSaved(true);
    toast.success(value.saved);
    return undefined;
  };

  return {
    open: opened || draft !== undefined,
    setOpen: (open) => {
      setOpened(open);
      if (open) setSaved(false);
      else change(undefined);
    },
    draft,
    saved,
    change,
    submit,
  };
}
