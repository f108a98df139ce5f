import type { Consent } from '@forsikring/tracking-consent';
import {
  ConsentBanner,
  type ConsentReceipt,
  ConsentSettings,
} from '@forsikring/tracking-consent/dialog';
import { useAppContext } from '../platform/AppContext';
import { useConfiguredAddress } from '../platform/navigation/useConfiguredAddress';
import { sendReceipt } from '../platform/tracking/sendReceipt';
import '@forsikring/tracking-consent/styles.css';

export { openConsentSettings } from '@forsikring/tracking-consent/dialog';

interface ConsentDialogsProps {
  consent: Consent;
  /** Called when the browser hides the open settings. */
  onSettingsHidden: () => void;
}

/** The consent banner and settings for the direct channel, whose visitors have no dialog on another site. */
export default function ConsentDialogs({ consent, onSettingsHidden }: ConsentDialogsProps) {
  const privacy = useConfiguredAddress('privacyUrl');
  const { config, addresses } = useAppContext();
  function onChoice(receipt: ConsentReceipt) {
    const log = addresses.safeHref('consentLogUrl', config.consentLogUrl);
    if (log) void sendReceipt(log, receipt);
  }
  const about = { consent, onChoice, ...(privacy && { privacyHref: privacy }) };
  return (
    <>
      <ConsentBanner {...about} />
      <ConsentSettings {...about} onHidden={onSettingsHidden} />
    </>
  );
}
