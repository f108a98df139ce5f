import type { ChangeEvent } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Undoes a change that the browser has made before anybody was asked. @param shown The value that a select showed before.
 */
function takeBack(control: Control, shown = '') {
  if ('checked' in control) control.checked = !control.checked;
  else control.value = shown;
}

interface NativeChange<Element extends Control> {
  /** Whether a change is being saved: others are refused, because `disabled` would drop the focus. */
  busy: boolean;
  /** The consumer's own handler. */
  onChange: ((event: ChangeEvent<Element>) => void) | undefined;
  /** Asks for the change. Returns whether it is allowed. */
  ask: () => boolean;
  /** The value that a select showed before. */
  shown?: string | undefined;
}

/**
 * Asks whether a change that the browser has made may stay, and undoes the change otherwise. Returns whether the change
 * stays.
 */
export function settleChange<Element extends Control>(
  event: ChangeEvent<Element>,
  { busy, onChange, ask, shown }: NativeChange<Element>,
): boolean {
  if (busy) event.stopPropagation();
  else onChange?.(event);
  const stays = !busy && ask();
  if (!stays) takeBack(event.currentTarget, shown);
  return stays;
}
