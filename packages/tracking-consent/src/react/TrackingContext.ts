import { createContext } from 'react';
import type { Consent } from '../core/createConsent';
import type { Tracker } from '../core/createTracker';

/** What the provider hands down. */
export interface Tracking {
  /** Knows what the visitor answered. @default nobody has answered */
  consent: Pick<Consent, 'getState' | 'subscribe'>;
  /** Is told of events. @default nothing is tracked */
  tracker: Pick<Tracker, 'track' | 'identify'>;
}

const nothing = () => {};

/** Outside a provider nobody has answered, and nothing is tracked, so that parts work anywhere. */
export const silent: Tracking = {
  consent: { getState: () => 'UNANSWERED', subscribe: () => nothing },
  tracker: { track: nothing, identify: nothing },
};

export const TrackingContext = createContext(silent);
