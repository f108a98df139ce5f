/**
 * Moves focus to a field whose fault stands below it, so that a screen reader reads both. When focus is
 * there already, the live region says the fault instead.
 */
export function focusFault(
  field: HTMLElement,
  fault: string,
  announce: (text: string) => void,
): void {
  if (field.matches(':focus')) announce(fault);
  else field.focus();
}
