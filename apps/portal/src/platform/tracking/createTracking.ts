import {
  type Consent,
  createBrowserConsent,
  createTracker,
  type Tracker,
} from '@forsikring/tracking-consent';
import { createMixpanelTransport, removeMixpanelData } from '@forsikring/tracking-consent/mixpanel';
import { fremtindConsentRule } from '@forsikring/tracking-consent/presets';
import type { AppConfig } from '../config/AppConfig';
import type { Environment } from '../environment/detectEnvironment';
import { report } from '../monitoring/report';
import { texts } from './consent.texts';
import type { PortalEvents } from './portalEvents';
import { reportDroppedEvents } from './reportDroppedEvents';

/** When and on which page something happens. */
export interface Moment {
  /** Milliseconds since 1970. */
  timeMs: number;
  /** The pattern of the page's address. Other addresses may contain personal data. */
  page: string;
}

/** The consent and the tracker of a visitor. */
export interface Tracking {
  consent: Consent;
  tracker: Tracker<PortalEvents>;
}

/**
 * Creates the consent and the tracker for a distributor. `moment` returns the time and the page of the event that is being tracked.
 * Nothing is sent before an opt-in. Without `analytics`
 * in the configuration nothing is tracked, and data that earlier visits stored is removed
 * (docs/specification/tracking.md#event-queue).
 */
export function createTracking(
  { optInCookieNames, optInDialogOrigins, analytics }: AppConfig,
  shortname: string,
  environment: Environment,
  moment: () => Moment,
): Tracking {
  const consent = createBrowserConsent({
    rule: fremtindConsentRule(shortname, optInCookieNames),
    texts,
    ...(optInDialogOrigins && { dialogOrigins: optInDialogOrigins }),
  });
  // Without analytics the tracker has no transport that removes the stored data.
  if (!analytics) removeMixpanelData();
  const tracker = createTracker<PortalEvents>({
    consent,
    events: async () => (await import('./portalEvents')).portalEvents,
    transport:
      analytics &&
      createMixpanelTransport({
        ...withoutMissing(analytics),
        // A customer of two distributors must not be recognisable as the same person.
        trackingIdSalt: `${shortname}:${analytics.token}`,
      }),
    page: () => moment().page,
    now: () => moment().timeMs,
    context: { miljo: environment, distributor: shortname },
    onError: (error) => {
      const message = error instanceof Error ? error.message : 'An event could not be tracked';
      report({ kind: 'tracking', message, error });
    },
  });
  reportDroppedEvents(tracker);
  return { consent, tracker };
}

function withoutMissing({ token, apiHost }: NonNullable<AppConfig['analytics']>) {
  return { token, ...(apiHost && { apiHost }) };
}
