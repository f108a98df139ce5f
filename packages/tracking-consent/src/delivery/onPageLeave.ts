/**
 * Calls `onLeave` when the page is left or hidden (phones end hidden pages without another event), and
 * `onReturn` when it is shown again. Returns the function that unsubscribes. Does nothing on a server.
 */
export function onPageLeave(onLeave: () => void, onReturn: () => void): () => void {
  if (typeof document === 'undefined') return () => {};
  const closing = new AbortController();
  const { signal } = closing;
  window.addEventListener('pagehide', onLeave, { signal });
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'hidden' ? onLeave() : onReturn()),
    { signal },
  );
  return () => closing.abort();
}
