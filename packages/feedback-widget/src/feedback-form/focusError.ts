import { keepFocusOnDoublePress } from '../feedback-root/refuseDoubleTap';

/**
 * Moves focus to a field with an error below it, so that a screen reader reads both. When the field
 * already has focus, the live region announces the error instead.
 */
export function focusError(
  field: HTMLElement,
  error: string,
  announce: (text: string) => void,
): void {
  keepFocusOnDoublePress(field);
  if (field.matches(':focus')) announce(error);
  else field.focus();
}
