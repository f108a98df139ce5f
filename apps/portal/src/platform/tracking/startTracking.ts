import { type Consent, createBrowserConsent, createTracker } from '@forsikring/tracking-consent';
import { createMixpanelTransport } from '@forsikring/tracking-consent/mixpanel';
import type { AppConfig } from '../config/AppConfig';
import type { Environment } from '../environment/detectEnvironment';
import { report } from '../monitoring/report';
import type { LateTracker } from './createLateTracker';

/** Starts tracking as the distributor has it; without `analytics` nothing is tracked (decisions §8). */
export function startTracking(
  { optInCookieNames, optInDialogOrigins, analytics }: AppConfig,
  shortname: string,
  environment: Environment,
  late: LateTracker,
): Consent {
  const consent = createBrowserConsent({
    distributor: shortname,
    ...(optInCookieNames && { optInCookieNames }),
    ...(optInDialogOrigins && { dialogOrigins: optInDialogOrigins }),
  });
  const tracker = createTracker({
    consent,
    ...(analytics && { transport: createMixpanelTransport(withoutMissing(analytics)) }),
    page: late.page,
    context: { miljo: environment, distributor: shortname },
    onError: (error) => {
      const message = error instanceof Error ? error.message : 'An event could not be told of';
      report({ kind: 'tracking', message, error });
    },
  });
  late.connect(tracker);
  return consent;
}

function withoutMissing({ token, apiHost }: NonNullable<AppConfig['analytics']>) {
  return { token, ...(apiHost && { apiHost }) };
}
