import { useContext } from 'react';
import type { Tracker } from '../core/createTracker';
import { TrackingContext } from './TrackingContext';

/** The provider's tracker; outside a provider one that does nothing. */
export function useTracker(): Pick<Tracker, 'track' | 'identify'> {
  return useContext(TrackingContext).tracker;
}
