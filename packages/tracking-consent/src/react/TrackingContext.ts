import { createContext } from 'react';
import type { Consent } from '../core/createConsent';

/** A tracker of any events: `useTracker` gives it back the type of its own. */
interface AnyTracker {
  track: (name: never, fields: never) => void;
  identify: (trackingId: string | undefined) => void;
}

/** What the provider hands down. */
export interface Tracking {
  /** Holds the visitor's answer. @default nobody has answered */
  consent: Pick<Consent, 'getState' | 'subscribe'>;
  /** Receives events. @default nothing is tracked */
  tracker: AnyTracker;
}

const nothing = () => {};

/** Outside a provider nobody has answered, and nothing is tracked, so that parts work anywhere. */
export const silent: Tracking = {
  consent: { getState: () => 'UNANSWERED', subscribe: () => nothing },
  tracker: { track: nothing, identify: nothing },
};

export const TrackingContext = createContext(silent);
