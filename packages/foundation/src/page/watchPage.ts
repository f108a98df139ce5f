/**
 * What happens to a page: it becomes `hidden` or `visible`, is `left` (`pagehide`) or `shown` (`pageshow`). Phones may end a
 * hidden page without another event.
 */
export type PageChange = DocumentVisibilityState | 'left' | 'shown';

/**
 * Calls `onChange` with each change of the page. Does nothing on a server.
 * @param onChange also receives whether the page enters the back/forward cache, or comes from there
 * @returns a function that stops the watch
 */
export function watchPage(onChange: (change: PageChange, cached?: boolean) => void): () => void {
  if (typeof document === 'undefined') return () => {};
  const stopping = new AbortController();
  const on = (target: EventTarget, type: string, change?: PageChange) =>
    target.addEventListener(
      type,
      (event) =>
        onChange(change ?? document.visibilityState, (event as PageTransitionEvent).persisted),
      stopping,
    );
  on(document, 'visibilitychange');
  on(window, 'pagehide', 'left');
  on(window, 'pageshow', 'shown');
  return () => stopping.abort();
}
