import { type RefObject, useEffect, useRef } from 'react';

/** Calls back when the form that a control belongs to is reset. The control's text is then about to change. */
export function useFormReset(
  control: RefObject<{ form: HTMLFormElement | null } | null>,
  onReset: () => void,
) {
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
