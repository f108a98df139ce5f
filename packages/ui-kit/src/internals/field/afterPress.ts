/** How long a press is waited for, in milliseconds. */
const LONGEST_PRESS = 1_000;

/**
 * Calls when no button of the pointer is pressed: at once, or after the press has become a click. What appears in
 * between would move the button that is being pressed, and the browser would make no click of it.
 */
export function afterPress(call: () => void): void {
  if (!document.querySelector('body :active')) {
    call();
    return;
  }
  const pressed = new AbortController();
  const end = () => {
    if (pressed.signal.aborted) return;
    pressed.abort();
    call();
  };
  // The click comes in the same task as `mouseup`, which touch has too.
  document.addEventListener('mouseup', () => setTimeout(end), { signal: pressed.signal });
  setTimeout(end, LONGEST_PRESS);
}
