import { useContext, useSyncExternalStore } from 'react';
import type { ConsentState } from '../core/consentCategories';
import { noTracking, TrackingContext } from './TrackingContext';

/**
 * The consent to statistics; updates on each change. `UNDECIDED` outside a provider, on a server, and
 * during hydration, when no cookies are known.
 */
export function useConsent(): ConsentState {
  const { subscribe, getState } = useContext(TrackingContext).consent;
  return useSyncExternalStore(subscribe, getState, noTracking.consent.getState);
}
