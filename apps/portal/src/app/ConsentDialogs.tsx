import type { Consent } from '@forsikring/tracking-consent';
import { ConsentBanner, ConsentSettings } from '@forsikring/tracking-consent/dialog';
import { useConfiguredAddress } from '../platform/navigation/useConfiguredAddress';
import '@forsikring/tracking-consent/styles.css';

export { openConsentSettings } from '@forsikring/tracking-consent/dialog';

/** The consent banner and settings for the direct channel, whose visitors have no dialog on another site. */
export default function ConsentDialogs({ consent }: { consent: Consent }) {
  const privacy = useConfiguredAddress('privacyUrl');
  const about = { consent, ...(privacy && { privacyHref: privacy }) };
  return (
    <>
      <ConsentBanner {...about} />
      <ConsentSettings {...about} />
    </>
  );
}
