import { type ReactNode, useInsertionEffect, useMemo } from 'react';
import { silent, type Tracking, TrackingContext } from './TrackingContext';

/** Props of `TrackingProvider`. Without consent nobody has answered; without a tracker nothing is tracked. */
export interface TrackingProviderProps extends Partial<Tracking> {
  /** The session's tracking id; left out when nobody is logged in. */
  trackingId?: string;
  /** What uses the hooks. */
  children?: ReactNode;
}

/** Hands consent and tracker to the hooks below it, and identifies who is logged in. */
export function TrackingProvider({
  consent = silent.consent,
  tracker = silent.tracker,
  trackingId,
  children,
}: TrackingProviderProps) {
  const tracking = useMemo(() => ({ consent, tracker }), [consent, tracker]);
  // Before any other effect, so that events of the parts below are this customer's.
  useInsertionEffect(() => tracker.identify(trackingId), [tracker, trackingId]);
  return <TrackingContext.Provider value={tracking}>{children}</TrackingContext.Provider>;
}
