/**
 * Moves focus to a field with an error below it, so that a screen reader reads both. When the field
 * already has focus, the live region announces the error instead.
 */
export function focusFault(
  field: HTMLElement,
  fault: string,
  announce: (text: string) => void,
): void {
  if (field.matches(':focus')) announce(fault);
  else field.focus();
}
