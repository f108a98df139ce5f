import type { Consent, Tracker } from '@forsikring/tracking-consent';
import type { AppConfig } from '../config/AppConfig';
import type { Environment } from '../environment/detectEnvironment';
import { pageReady } from '../lateCode/onPageReady';
import { pagePatternOf } from '../navigation/pagePatternOf';
import { BASE_PATH } from '../paths';
import type { Moment, Tracking } from './createTracking';
import type { PortalEvents } from './portalEvents';

/** Tracks the events of a page load. */
export type PortalTracker = Pick<Tracker<PortalEvents>, 'track' | 'identify'>;

function now(): Moment {
  const { origin, pathname } = window.location;
  const path = pathname.startsWith(BASE_PATH) ? pathname.slice(BASE_PATH.length) : '';
  return { timeMs: Date.now(), page: origin + BASE_PATH + pagePatternOf(path) };
}

/**
 * Starts tracking for a distributor (docs/specification/tracking.md#event-queue). Its code loads once a page is shown; earlier
 * events wait, and keep the time and the page of when they happened. Rejects the consent when the code does not load: nothing is
 * tracked then.
 */
export function startTracking(
  config: AppConfig,
  shortname: string,
  environment: Environment,
): { tracker: PortalTracker; consent: Promise<Consent> } {
  let tracked: Moment | undefined;
  const moment = () => tracked ?? now();
  const loading: Promise<Tracking> = pageReady
    .then(() => import('./createTracking'))
    .then((part) => part.createTracking(config, shortname, environment, moment));
  const whenLoaded = (act: (tracker: PortalTracker) => void) => {
    const happened = now();
    loading.then(
      ({ tracker }) => {
        tracked = happened;
        act(tracker);
        tracked = undefined;
      },
      () => {},
    );
  };
  const consent = loading.then((tracking) => tracking.consent);
  // The parts that wait for the consent handle its rejection; they may mount later.
  consent.catch(() => {});
  return {
    tracker: {
      track: (name, fields) => whenLoaded((tracker) => tracker.track(name, fields)),
      identify: (trackingId) => whenLoaded((tracker) => tracker.identify(trackingId)),
    },
    consent,
  };
}
