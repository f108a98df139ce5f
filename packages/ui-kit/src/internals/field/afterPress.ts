/** How long a press is waited for, in milliseconds. */
const LONGEST_PRESS = 1_000;

/** Calls when no mouse button is down. Returns a function that ends the wait. */
export function afterPress(call: () => void): (() => void) | undefined {
  // The root is around whatever is pressed. In jsdom before 27, the focused element is `:active` too.
  if (!document.documentElement.matches(':active')) {
    call();
    return;
  }
  const waiting = new AbortController();
  const end = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    call();
  };
  // The click comes in the same task as `mouseup`, which touch has too.
  document.addEventListener('mouseup', () => setTimeout(end), { signal: waiting.signal });
  setTimeout(end, LONGEST_PRESS);
  return () => waiting.abort();
}
