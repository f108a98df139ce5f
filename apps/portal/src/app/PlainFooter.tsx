import { Footer } from '@forsikring/ui-kit';
import { useEffect, useMemo } from 'react';
import { OpenPagesLink } from '../domain/contact/ContactOffer';
import { contactOf } from '../domain/contact/contactOf';
import { applyFavicon } from '../platform/branding/applyFavicon';
import { BrandLogo } from '../platform/branding/BrandLogo';
import type { AppConfig } from '../platform/config/AppConfig';
import { detectEnvironment } from '../platform/environment/detectEnvironment';
import { createAddressPolicy } from '../platform/navigation/createAddressPolicy';
import { InsurerNote } from './AppFooter';
import { knownDistributor } from './PlainHeader';

/**
 * The footer of a portal that could not start: logo, contact, privacy and insurer, as far as they are known. Needs no
 * session and no router.
 */
export function PlainFooter({ config }: { config: AppConfig | undefined }) {
  const { logo, name = 'Forsikring', kontaktinfo, ...distributor } = knownDistributor(config);
  const contact = contactOf(kontaktinfo);
  const privacy = useMemo(() => config && privacyAddressOf(config), [config]);
  useEffect(() => applyFavicon(), []);
  return (
    <Footer
      logo={<BrandLogo logo={logo} name={name} />}
      {...(contact && { contact })}
      fallback={<OpenPagesLink />}
      {...(privacy && { privacyHref: privacy })}
    >
      {distributor.insurer && <InsurerNote {...distributor} />}
    </Footer>
  );
}

function privacyAddressOf(config: AppConfig): string | undefined {
  const { hostname, href } = window.location;
  const environment = detectEnvironment(hostname, config.hosts);
  const addresses = createAddressPolicy({ config, environment, base: href });
  return addresses.safeHref('privacyUrl', config.privacyUrl);
}
