import { Footer } from '@forsikring/ui-kit';
import { useShortname } from '../platform/config/useShortname';
import { OpenPagesLink } from '../platform/contact/OpenPagesLink';
import { useContactInfo } from '../platform/contact/useContactInfo';
import { useConfiguredAddress } from '../platform/navigation/useConfiguredAddress';
import { useClickTracking } from '../platform/tracking/useClickTracking';

/** The end of every page: who to contact, privacy, cookies, and where to compare prices. */
export function AppFooter() {
  const shortname = useShortname();
  const contact = useContactInfo();
  const privacy = useConfiguredAddress('privacyUrl');
  const priceComparison = useConfiguredAddress('priceComparisonUrl');
  const track = useClickTracking();

  const openSettings = async () => {
    track('knapp', 'Innstillinger for informasjonskapsler', 'informasjonskapsler');
    const { openConsentSettings } = await import('@forsikring/tracking-consent/dialog');
    openConsentSettings();
  };
  return (
    <Footer
      {...(contact && { contact })}
      fallback={<OpenPagesLink />}
      {...(privacy && { privacyHref: privacy })}
      {...(priceComparison && { priceComparisonHref: priceComparison })}
      // The direct channel alone has settings of its own; the others' stand with the distributor.
      {...(shortname === 'none' && {
        onCookieSettings: () => void openSettings(),
      })}
    />
  );
}
