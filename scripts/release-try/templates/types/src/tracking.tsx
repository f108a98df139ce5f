import {
  createBrowserConsent,
  createTracker,
  type PortalEvents,
} from '@forsikring/tracking-consent';
import { createConsoleTransport } from '@forsikring/tracking-consent/console';
import { ConsentBanner } from '@forsikring/tracking-consent/dialog';
import { portalEvents } from '@forsikring/tracking-consent/events';
import { createInspectorLog } from '@forsikring/tracking-consent/inspector';
import { createMixpanelTransport } from '@forsikring/tracking-consent/mixpanel';
import { fremtindConsentRule } from '@forsikring/tracking-consent/presets';
import { TrackingProvider, useConsent } from '@forsikring/tracking-consent/react';

const consent = createBrowserConsent({ rule: fremtindConsentRule('none') });
const tracker = createTracker<PortalEvents>({
  consent,
  events: async () => portalEvents,
  transport: createConsoleTransport(),
  page: () => location.href,
});

function State() {
  return useConsent();
}

export const banner = (
  <TrackingProvider consent={consent} tracker={tracker}>
    <State />
    <ConsentBanner consent={consent} />
  </TrackingProvider>
);
export const log = createInspectorLog;
export const transport = createMixpanelTransport({ token: 'a-token' });

tracker.track('Knappetrykk', { type: 'knapp', navn: 'Kjøp', hendelse: 'klikk', id: 'kjop' });
// @ts-expect-error There is no such event.
tracker.track('Ukjent', {});
// @ts-expect-error A transport has a token.
createMixpanelTransport({});
// @ts-expect-error A distributor has a short name.
fremtindConsentRule(1);
