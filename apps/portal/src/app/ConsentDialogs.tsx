import type { Consent } from '@forsikring/tracking-consent';
import { ConsentBanner, ConsentSettings } from '@forsikring/tracking-consent/dialog';
import { use } from 'react';
import { useConfiguredAddress } from '../platform/navigation/useConfiguredAddress';
import '@forsikring/tracking-consent/styles.css';
import './consent-dialogs.css';

/** Asks visitors of the direct channel, who have no dialog elsewhere, and holds their settings. */
export default function ConsentDialogs({ consent: known }: { consent: Promise<Consent> }) {
  const consent = use(known);
  const privacy = useConfiguredAddress('privacyUrl');
  const about = { consent, ...(privacy && { privacyHref: privacy }) };
  return (
    <>
      <ConsentBanner {...about} />
      <ConsentSettings {...about} />
    </>
  );
}
