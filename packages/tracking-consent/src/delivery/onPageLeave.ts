/**
 * Calls `leave` when the page goes away or is hidden (phones end hidden pages without further notice), and
 * `comeBack` when it is shown again. Returns the function that ends it. Does nothing on a server.
 */
export function onPageLeave(leave: () => void, comeBack: () => void): () => void {
  if (typeof document === 'undefined') return () => {};
  const closing = new AbortController();
  const { signal } = closing;
  window.addEventListener('pagehide', leave, { signal });
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'hidden' ? leave() : comeBack()),
    { signal },
  );
  return () => closing.abort();
}
