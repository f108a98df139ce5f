import { useTrackOnce } from './useTrackOnce';

/**
 * Tells of a page view, by `Sidevisning`, for each path that the router hands in. Call it once, where
 * the router's path is known; with undefined, e.g. while a route loads or redirects, nothing is told.
 */
export function usePageViews(pathname: string | undefined): void {
  useTrackOnce(pathname, (tracker) => tracker.track('Sidevisning', { side: pathname }));
}
