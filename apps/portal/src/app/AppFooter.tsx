import { ExternalLink, Footer } from '@forsikring/ui-kit';
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
import type { ConsentSettingsState } from './useConsentSettings';
import './app-footer.css';

interface AppFooterProps {
  /** The cookie settings that the button opens. */
  settings: ConsentSettingsState;
}

/** The footer of every page: logo, contact, privacy, cookies, a link to compare prices, and the insurer. */
export function AppFooter({ settings }: AppFooterProps) {
  const shortname = useShortname();
  const contact = useContactInfo();
  const privacy = useConfiguredAddress('privacyUrl');
  const priceComparison = useConfiguredAddress('priceComparisonUrl');
  const { config, readConfig } = useAppContext();
  const { name = 'Forsikring', logo, organizationNumber } = config.distributor ?? {};
  const insurer = readConfig('distributor.insurer');
  const track = useClickTracking();

  const openSettings = () => {
    track('knapp', 'Innstillinger for informasjonskapsler', 'informasjonskapsler');
    void settings.open();
  };
  return (
    <>
      {settings.problem && (
        <LoadFailure text={footerTexts[settings.problem]} onRetry={() => void reloadPage()} />
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
    {footerTexts.insurer} <span translate="no">{insurer}</span>
    {organizationNumber &&
      footerTexts.organizationNumber(organizationNumber.replaceAll(' ', '\u00a0'))}
  </p>
);
