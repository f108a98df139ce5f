/**
 * Calls `onHide` when the page is hidden or left (phones end hidden pages without another event), and `onShow`
 * when it is shown again. Returns the function that unsubscribes. Does nothing on a server.
 */
export function onPageHide(onHide: () => void, onShow: () => void): () => void {
  if (typeof document === 'undefined') return () => {};
  const closing = new AbortController();
  const { signal } = closing;
  window.addEventListener('pagehide', onHide, { signal });
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'hidden' ? onHide() : onShow()),
    { signal },
  );
  return () => closing.abort();
}
