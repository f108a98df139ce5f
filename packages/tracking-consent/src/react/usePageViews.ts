import { useTrackOnce } from './useTrackOnce';

/**
 * Tracks a page view, by the event `Sidevisning`, for each path that the router hands in. Call it once,
 * where the router's path is known. With undefined, e.g. while a route loads or redirects, nothing is tracked.
 */
export function usePageViews(pathname: string | undefined): void {
  useTrackOnce(pathname, (tracker) => tracker.track('Sidevisning', { side: pathname }));
}
