import { useContext, useEffect, useRef } from 'react';
import type { Tracker } from '../core/createTracker';
import type { StandardEvents } from '../events/standardEvents';
import { noTracking, TrackingContext, useTracker } from './TrackingContext';

/**
 * Calls `track` once for each `key`, also when StrictMode runs effects twice; not for an undefined key.
 * When the provider gets its tracker later, waits for the tracker.
 */
export function useTrackOnce<Events = StandardEvents>(
  key: string | undefined,
  track: (tracker: Pick<Tracker<Events>, 'track'>) => void,
): void {
  const hasTracker = useContext(TrackingContext).tracker !== noTracking.tracker;
  const tracker = useTracker<Events>();
  const tracked = useRef<string>(undefined);
  useEffect(() => {
    if (key === undefined || tracked.current === key || !hasTracker) return;
    tracked.current = key;
    track(tracker);
  });
}

/**
 * Tracks the event `Sidevisning` for each path of the router. Call it once, where the router's path is
 * known. With undefined, e.g. while a route loads or redirects, it tracks nothing.
 */
export function usePageViews(pathname: string | undefined): void {
  useTrackOnce(pathname, (tracker) => tracker.track('Sidevisning', { side: pathname }));
}
