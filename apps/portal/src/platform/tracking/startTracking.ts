import {
  type Consent,
  createBrowserConsent,
  createTracker,
  type PortalEvents,
  type Tracker,
} from '@forsikring/tracking-consent';
import { createMixpanelTransport } from '@forsikring/tracking-consent/mixpanel';
import { fremtindConsentRule } from '@forsikring/tracking-consent/presets';
import type { AppConfig } from '../config/AppConfig';
import type { Environment } from '../environment/detectEnvironment';
import { report } from '../monitoring/report';
import { knownPath } from '../navigation/knownPath';
import { BASE_PATH } from '../paths';

/** What the visitor consented to, and where events go. */
export interface Tracking {
  consent: Consent;
  tracker: Tracker;
}

/** Where the visitor is, if it is a page of the portal: anything may be in another address. */
function knownAddress(): string {
  const { origin, pathname } = window.location;
  const path = pathname.startsWith(BASE_PATH) ? pathname.slice(BASE_PATH.length) : '';
  return origin + BASE_PATH + knownPath(path);
}

/** Starts tracking as the distributor is configured; without `analytics` nothing is tracked (docs/specification/tracking.md#event-queue). */
export function startTracking(
  { optInCookieNames, optInDialogOrigins, analytics }: AppConfig,
  shortname: string,
  environment: Environment,
): Tracking {
  const consent = createBrowserConsent({
    rule: fremtindConsentRule(shortname, optInCookieNames),
    ...(optInDialogOrigins && { dialogOrigins: optInDialogOrigins }),
  });
  const tracker = createTracker<PortalEvents>({
    consent,
    events: async () => (await import('@forsikring/tracking-consent/events')).portalEvents,
    transport:
      analytics &&
      createMixpanelTransport({
        ...withoutMissing(analytics),
        // One customer at two distributors must not be recognisable as one.
        trackingIdSalt: `${shortname}:${analytics.token}`,
      }),
    page: knownAddress,
    context: { miljo: environment, distributor: shortname },
    onError: (error) => {
      const message = error instanceof Error ? error.message : 'An event could not be tracked';
      report({ kind: 'tracking', message, error });
    },
  });
  return { consent, tracker };
}

function withoutMissing({ token, apiHost }: NonNullable<AppConfig['analytics']>) {
  return { token, ...(apiHost && { apiHost }) };
}
