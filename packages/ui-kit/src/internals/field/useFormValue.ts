import { type RefObject, useEffect, useRef } from 'react';
import { type ChangeDetails, type ChangeReason, useControlled } from '../useControlled';

/** A control or a group of a form. */
type OfForm = RefObject<{ form: HTMLFormElement | null } | null>;

/** The value of a field as `useControlled` keeps it. A reset of the form brings back the first value. */
export function useFormValue<Value, Reason extends ChangeReason>(
  control: OfForm,
  value: Value | undefined,
  initial: Value,
  onChange?: (next: Value, details: ChangeDetails<Reason>) => void,
  onReset?: () => void,
) {
  const [now, change, set] = useControlled(value, initial, onChange);
  useFormReset(control, () => {
    set(initial);
    onReset?.();
  });
  return [now, change] as const;
}

/** Calls back when the form that a control belongs to is reset. The control's text is then about to change. */
export function useFormReset(control: OfForm, onReset: () => void) {
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
  });

  useEffect(() => {
    const form = control.current?.form;
    const reset = () => latest.current();
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [control]);
}
