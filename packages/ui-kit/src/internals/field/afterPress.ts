/** How long a press is waited for, in milliseconds. */
const LONGEST_PRESS = 1_000;

/**
 * Waits until no mouse button is down, then calls. An error that appeared between press and release would move the button,
 * and the browser would not fire a click.
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
