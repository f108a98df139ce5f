import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** A control or a group of a form. */
type OfForm = RefObject<(HTMLElement & { form: HTMLFormElement | null }) | null>;

/**
 * Calls back when the form of a control is about to be reset or sent, whatever form the control is in at that time.
 */
export function useFormEvent(
  control: OfForm,
  type: 'reset' | 'submit' | 'formdata',
  listener: (event: Event) => unknown,
) {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });

  useEffect(() => {
    // The events do not leave a shadow root.
    const root = control.current?.getRootNode();
    const listen = (event: Event) => {
      if (control.current && event.target === control.current.form) latest.current(event);
    };
    root?.addEventListener(type, listen, true);
    return () => root?.removeEventListener(type, listen, true);
  }, [control, type]);
}

/**
 * Calls back after a reset of the control's form. The event comes before the controls change, and a later listener may
 * still cancel the reset.
 */
export function useFormReset(control: OfForm, onReset: () => void) {
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
  });
  useFormEvent(control, 'reset', (event) =>
    setTimeout(() => {
      if (!event.defaultPrevented && control.current) latest.current();
    }),
  );
}

/**
 * Calls back when the control's form is sent, before the handlers of the form, which get the new state. `read` is called for
 * every control before the first `write`, which renders the page again.
 */
export function useFormSubmit(
  control: OfForm,
  read: (event: Event) => (() => void) | undefined | false,
) {
  useFormEvent(control, 'submit', (event) => {
    const write = read(event);
    if (write)
      event.target?.addEventListener('submit', () => flushSync(write), {
        capture: true,
        once: true,
      });
  });
}
