import { useContext, useEffect, useRef } from 'react';
import type { Tracker } from '../core/createTracker';
import type { PortalEvents } from '../events/portalEvents';
import { silent, TrackingContext } from './TrackingContext';
import { useTracker } from './useTracker';

/**
 * Calls `track` once for each `key`, also where React runs effects twice; never for an undefined key.
 * Waits for the tracker if the provider gets it later.
 */
export function useTrackOnce<Events = PortalEvents>(
  key: string | undefined,
  track: (tracker: Pick<Tracker<Events>, 'track'>) => void,
): void {
  const present = useContext(TrackingContext).tracker !== silent.tracker;
  const tracker = useTracker<Events>();
  const tracked = useRef<string>(undefined);
  useEffect(() => {
    if (key === undefined || tracked.current === key || !present) return;
    tracked.current = key;
    track(tracker);
  });
}
