import { useEffect, useRef } from 'react';
import type { Tracker } from '../core/createTracker';
import { silent } from './TrackingContext';
import { useTracker } from './useTracker';

/**
 * Tells once for each `key`, also where React runs effects twice; an undefined key tells nothing. What
 * is there before the tracker is told when it comes.
 */
export function useTrackOnce(
  key: string | undefined,
  tell: (tracker: Pick<Tracker, 'track'>) => void,
): void {
  const tracker = useTracker();
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (key === undefined || told.current === key || tracker === silent.tracker) return;
    told.current = key;
    tell(tracker);
  });
}
