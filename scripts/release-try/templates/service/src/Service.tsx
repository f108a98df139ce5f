'use client';

import { createApiClient, createSharedSession } from '@forsikring/api-client';
import { ApiProvider, useAgreements } from '@forsikring/api-client/react';
import { Feedback, type FeedbackSubmission } from '@forsikring/feedback-widget';
import {
  createBrowserConsent,
  createTracker,
  type PortalEvents,
  type Transport,
} from '@forsikring/tracking-consent';
import { ConsentBanner } from '@forsikring/tracking-consent/dialog';
import { fremtindConsentRule } from '@forsikring/tracking-consent/presets';
import { TrackingProvider, useConsent, useTracker } from '@forsikring/tracking-consent/react';

const transport: Transport = {
  load: async () => () => ({
    encode: JSON.stringify,
    async post(body) {
      for (const event of JSON.parse(body)) {
        navigator.sendBeacon('/received/event', JSON.stringify(event));
      }
      return { type: 'delivered' };
    },
  }),
  removeStored: () => {},
};
const consent = createBrowserConsent({ rule: fremtindConsentRule('none') });
const tracker = createTracker<PortalEvents>({
  consent,
  events: async () => (await import('@forsikring/tracking-consent/events')).portalEvents,
  transport,
  page: () => location.href,
});
const sharedSession = createSharedSession();
const client = createApiClient({ onSessionExpiry: sharedSession.setExpiry });

async function save(submission: FeedbackSubmission) {
  const body = JSON.stringify(submission);
  const response = await fetch('/received/feedback', { method: 'POST', keepalive: true, body });
  if (!response.ok) throw new Error(`Feedback failed with status ${response.status}`);
}

function Agreements() {
  const { data, error } = useAgreements({ distributor: 'none' });
  if (error) return <p>Vi fikk ikke hentet forsikringene</p>;
  return <p>{data ? `${data.avtaler.length} forsikringer` : 'Henter …'}</p>;
}

function Order() {
  const state = useConsent();
  const tracker = useTracker();
  const track = () =>
    tracker.track('Knappetrykk', {
      type: 'knapp',
      navn: 'Bestill',
      hendelse: 'klikk',
      id: 'bestill',
    });
  return (
    <p>
      <button type="button" onClick={track}>
        Bestill
      </button>{' '}
      Samtykke: {state}
    </p>
  );
}

/** The three packages beside the kit, used as in their READMEs. */
export function Service() {
  return (
    <TrackingProvider consent={consent} tracker={tracker}>
      <ApiProvider client={client} sharedSession={sharedSession}>
        <Agreements />
        <Order />
        <Feedback maxLength={250} onSubmit={save} />
        <ConsentBanner consent={consent} />
      </ApiProvider>
    </TrackingProvider>
  );
}
