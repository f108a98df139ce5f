import { createRoot } from 'react-dom/client';
import { createBrowserConsent } from '../browser/createBrowserConsent';
import { createTracker, type Tracker } from '../core/createTracker';
import { ConsentBanner, ConsentSettings, openConsentSettings } from '../dialog';
import type { StandardEvents } from '../events/standardEvents';
import { createMixpanelTransport } from '../mixpanel';
import { fremtindConsentRule } from '../presets';
import { TrackingProvider, usePageViews } from '../react';

declare global {
  interface Window {
    tracker: Tracker<StandardEvents>;
    /** The parts that nobody could see. */
    hidden: string[];
  }
}

const consent = createBrowserConsent({ rule: fremtindConsentRule('none') });
const apiHost = document.querySelector<HTMLMetaElement>('meta[name="collector"]')?.content;
const transport = createMixpanelTransport({ token: 'project', apiHost });
const tracker = createTracker<StandardEvents>({
  consent,
  events: async () => (await import('../events')).standardEvents,
  transport,
  page: () => location.href,
});
window.tracker = tracker;
window.hidden = [];

function Page() {
  usePageViews(location.pathname);
  return (
    <main>
      <h1>Forsikringer</h1>
      <button type="button" onClick={openConsentSettings}>
        Informasjonskapsler
      </button>
    </main>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <TrackingProvider consent={consent} tracker={tracker}>
    <Page />
    <ConsentBanner consent={consent} onHidden={() => window.hidden.push('banner')} />
    <ConsentSettings consent={consent} onHidden={() => window.hidden.push('settings')} />
  </TrackingProvider>,
);
