import { ExternalLink, Footer } from '@forsikring/ui-kit';
import { useState } from 'react';
import { OpenPagesLink } from '../domain/contact/ContactOffer';
import { useContactInfo } from '../domain/contact/useContactInfo';
import { useAppContext } from '../platform/AppContext';
import { BrandLogo } from '../platform/branding/BrandLogo';
import { BrandScene } from '../platform/branding/BrandScene';
import { useShortname } from '../platform/config/shortname';
import { reloadPage } from '../platform/lateCode/importPart';
import { useConfiguredAddress } from '../platform/navigation/useConfiguredAddress';
import { LoadFailure } from '../platform/section/LoadFailure';
import { useClickTracking } from '../platform/tracking/useClickTracking';
import { footerTexts } from './deferredShell.texts';

/** The footer of every page: logo, contact, privacy, cookies, a link to compare prices, and the insurer. */
export function AppFooter() {
  const shortname = useShortname();
  const contact = useContactInfo();
  const privacy = useConfiguredAddress('privacyUrl');
  const priceComparison = useConfiguredAddress('priceComparisonUrl');
  const { config, readConfig } = useAppContext();
  const { name = 'Forsikring', logo, organizationNumber } = config.distributor ?? {};
  const insurer = readConfig('distributor.insurer');
  const track = useClickTracking();
  const settings = useConsentSettings();

  const openSettings = () => {
    track('knapp', 'Innstillinger for informasjonskapsler', 'informasjonskapsler');
    void settings.open();
  };
  return (
    <>
      {settings.failed && (
        <LoadFailure text={footerTexts.settingsFailed} onRetry={() => void reloadPage()} />
      )}
      <BrandScene at="end" />
      <Footer
        logo={<BrandLogo logo={logo} name={name} />}
        {...(contact && { contact })}
        fallback={<OpenPagesLink />}
        {...(privacy && { privacyHref: privacy })}
        // Customers of other distributors find the settings on the distributor's own site.
        {...(shortname === 'none' && {
          onCookieSettings: openSettings,
        })}
      >
        {priceComparison && (
          <p>
            {footerTexts.comparePrices}{' '}
            <ExternalLink href={priceComparison}>{footerTexts.priceComparison}</ExternalLink>.
          </p>
        )}
        {insurer && <InsurerNote insurer={insurer} organizationNumber={organizationNumber} />}
      </Footer>
    </>
  );
}

interface InsurerNoteProps {
  insurer?: string | undefined;
  organizationNumber?: string | undefined;
}

/** The company behind the insurances. */
export const InsurerNote = ({ insurer, organizationNumber }: InsurerNoteProps) => (
  <p>
    {footerTexts.insurer} {insurer}
    {organizationNumber &&
      footerTexts.organizationNumber(organizationNumber.replaceAll(' ', '\u00a0'))}
  </p>
);

/** How long the dialog's code may load before an error message is shown. */
const LOAD_TIMEOUT_MS = 3_000;

/** Opens the cookie settings, whose code may still be loading when the customer presses the button. */
function useConsentSettings() {
  const [failed, setFailed] = useState(false);

  const open = async () => {
    setFailed(false);
    const limit = new Promise<undefined>((resolve) => setTimeout(resolve, LOAD_TIMEOUT_MS));
    const load = import('./ConsentDialogs').catch(() => undefined);
    const dialogs = await Promise.race([load, limit]);
    dialogs?.openConsentSettings();
    setFailed(!dialogs);
  };
  return {
    /** Opens the settings. Never rejects: when their code cannot be loaded, `failed` becomes true. */
    open,
    failed,
  };
}
