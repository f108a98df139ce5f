import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ConsentState } from '../core/consentCategories';
import type { Consent } from '../core/createConsent';
import type { Tracker } from '../core/createTracker';
import type { StandardEvents } from '../events/standardEvents';

/** A tracker of any events: `useTracker` restores the type of its events. */
interface AnyTracker {
  track: (name: never, fields: never) => void;
  identify: (trackingId: string | undefined) => void;
}

/** The value of the context. */
export interface Tracking {
  /** The visitor's consent. @default always `UNANSWERED` */
  consent: Pick<Consent, 'getState' | 'subscribe'>;
  /** Tracks events. @default tracks nothing */
  tracker: AnyTracker;
}

const noop = () => {};

/** Used outside a provider: `UNANSWERED`, and nothing is tracked, so that components work anywhere. */
export const noTracking: Tracking = {
  consent: { getState: () => 'UNANSWERED', subscribe: () => noop },
  tracker: { track: noop, identify: noop },
};

export const TrackingContext = createContext(noTracking);

/**
 * The tracker of the provider; outside a provider, a tracker that does nothing. Pass the type of your events:
 * `useTracker<MyEvents>()`.
 */
export function useTracker<Events = StandardEvents>(): Pick<Tracker<Events>, 'track' | 'identify'> {
  return useContext(TrackingContext).tracker as Pick<Tracker<Events>, 'track' | 'identify'>;
}

/**
 * The consent to statistics; updates on each change. `UNANSWERED` outside a provider, on a server, and
 * during hydration, when no cookies are known.
 */
export function useConsent(): ConsentState {
  const { subscribe, getState } = useContext(TrackingContext).consent;
  return useSyncExternalStore(subscribe, getState, noTracking.consent.getState);
}
