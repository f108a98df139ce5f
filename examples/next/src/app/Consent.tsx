'use client';

import { createBrowserConsent } from '@forsikring/tracking-consent';
import { ConsentBanner } from '@forsikring/tracking-consent/dialog';

// Reads no cookie until a browser mounts the banner, so that the module also loads on the server.
const consent = createBrowserConsent({ rule: { kind: 'choices', cookie: 'mitt-samtykke' } });

export function Consent() {
  return <ConsentBanner consent={consent} />;
}
