/** What happens to a page. Phones may end a page that is `hidden` without another event. */
export type PageChange = DocumentVisibilityState | 'pagehide' | 'pageshow';

/**
 * Calls `onChange` when the page is hidden or visible, left (`pagehide`) or shown (`pageshow`).
 * @param onChange also receives whether the page enters the back/forward cache, or comes from there
 * @returns a function that stops the watch
 */
export function watchPage(onChange: (change: PageChange, cached?: boolean) => void): () => void {
  const stopping = new AbortController();
  document.addEventListener('visibilitychange', () => onChange(document.visibilityState), stopping);
  const notify = ({ type, persisted }: PageTransitionEvent) =>
    onChange(type as 'pagehide' | 'pageshow', persisted);
  window.addEventListener('pagehide', notify, stopping);
  window.addEventListener('pageshow', notify, stopping);
  return () => stopping.abort();
}
