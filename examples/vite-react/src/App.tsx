import { createApiClient, createSharedSession } from '@forsikring/api-client';
import { ApiProvider } from '@forsikring/api-client/react';
import {
  createBrowserConsent,
  createTracker,
  type StandardEvents,
} from '@forsikring/tracking-consent';
import { createConsoleTransport } from '@forsikring/tracking-consent/console';
import { ConsentBanner } from '@forsikring/tracking-consent/dialog';
import { TrackingProvider } from '@forsikring/tracking-consent/react';
import { ToastProvider } from '@forsikring/ui-kit';
import { Agreements } from './Agreements';
import { Claim } from './Claim';
import { Offer } from './Offer';
import { PageFeedback } from './PageFeedback';

const sharedSession = createSharedSession();
const client = createApiClient({ onSessionExpiry: sharedSession.setExpiry });

const consent = createBrowserConsent({ rule: { kind: 'choices', cookie: 'mitt-samtykke' } });
const tracker = createTracker<StandardEvents>({
  consent,
  events: async () => (await import('@forsikring/tracking-consent/events')).standardEvents,
  // Prints the events. `createMixpanelTransport` sends them.
  transport: createConsoleTransport(),
  page: () => location.href,
});

export function App() {
  return (
    <TrackingProvider consent={consent} tracker={tracker}>
      <ApiProvider client={client} sharedSession={sharedSession}>
        <ToastProvider>
          <Agreements />
          <Offer />
          <Claim />
          <PageFeedback />
          <ConsentBanner consent={consent} />
        </ToastProvider>
      </ApiProvider>
    </TrackingProvider>
  );
}
