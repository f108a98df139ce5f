import { useContext } from 'react';
import type { Tracker } from '../core/createTracker';
import type { PortalEvents } from '../events/portalEvents';
import { TrackingContext } from './TrackingContext';

/**
 * The tracker of the provider; outside a provider, one that does nothing. Pass the type of your events:
 * `useTracker<MyEvents>()`.
 */
export function useTracker<Events = PortalEvents>(): Pick<Tracker<Events>, 'track' | 'identify'> {
  return useContext(TrackingContext).tracker as Pick<Tracker<Events>, 'track' | 'identify'>;
}
