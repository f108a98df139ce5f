import { useTrackOnce } from './useTrackOnce';

/**
 * Tracks the event `Sidevisning` for each path of the router. Call it once, where the router's path is
 * known. With undefined, e.g. while a route loads or redirects, it tracks nothing.
 */
export function usePageViews(pathname: string | undefined): void {
  useTrackOnce(pathname, (tracker) => tracker.track('Sidevisning', { side: pathname }));
}
