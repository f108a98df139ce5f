import { type ReactNode, useInsertionEffect, useMemo } from 'react';
import { noTracking, type Tracking, TrackingContext } from './TrackingContext';

/** Props of `TrackingProvider`. Without `consent` the state is `UNANSWERED`; without `tracker` nothing is tracked. */
export interface TrackingProviderProps extends Partial<Tracking> {
  /** The session's tracking id: left out when nobody is logged in, empty for a customer without an id. */
  trackingId?: string | undefined;
  /** Components that use the hooks. */
  children?: ReactNode | undefined;
}

/** Provides consent and tracker to the hooks below it, and identifies the customer who is logged in. */
export function TrackingProvider({
  consent = noTracking.consent,
  tracker = noTracking.tracker,
  trackingId,
  children,
}: TrackingProviderProps) {
  const tracking = useMemo(() => ({ consent, tracker }), [consent, tracker]);
  // An insertion effect runs before all other effects, so that their events get this customer's id.
  useInsertionEffect(() => tracker.identify(trackingId), [tracker, trackingId]);
  return <TrackingContext.Provider value={tracking}>{children}</TrackingContext.Provider>;
}
