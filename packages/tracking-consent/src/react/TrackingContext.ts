import { createContext } from 'react';
import type { Consent } from '../core/createConsent';

/** A tracker of any events: `useTracker` restores the type of its events. */
interface AnyTracker {
  track: (name: never, fields: never) => void;
  identify: (trackingId: string | undefined) => void;
}

/** The value of the context. */
export interface Tracking {
  /** The visitor's consent. @default always `UNDECIDED` */
  consent: Pick<Consent, 'getState' | 'subscribe'>;
  /** Tracks events. @default tracks nothing */
  tracker: AnyTracker;
}

const noop = () => {};

/** Used outside a provider: `UNDECIDED`, and nothing is tracked, so that components work anywhere. */
export const noTracking: Tracking = {
  consent: { getState: () => 'UNDECIDED', subscribe: () => noop },
  tracker: { track: noop, identify: noop },
};

export const TrackingContext = createContext(noTracking);
