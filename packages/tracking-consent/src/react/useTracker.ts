import { useContext } from 'react';
import type { Tracker } from '../core/createTracker';
import type { PortalEvents } from '../events/portalEvents';
import { TrackingContext } from './TrackingContext';

/**
 * The provider's tracker; outside a provider one that does nothing. Name the events of the tracker that
 * the provider has: `useTracker<MyEvents>()`.
 */
export function useTracker<Events = PortalEvents>(): Pick<Tracker<Events>, 'track' | 'identify'> {
  return useContext(TrackingContext).tracker as Pick<Tracker<Events>, 'track' | 'identify'>;
}
