import { Header } from '@forsikring/ui-kit';
import { BrandLogo } from '../platform/branding/BrandLogo';
import { BRAND_NAMES, brandOfHost } from '../platform/branding/brands';
import type { AppConfig } from '../platform/config/AppConfig';

/**
 * The header with only the distributor's logo; needs no session and no router. Without a configuration the
 * host name decides the logo, which is neutral on an unknown host.
 */
export function PlainHeader({ config }: { config: AppConfig | undefined }) {
  const { logo, name } = config ? (config.distributor ?? {}) : logoOfHost();
  return <Header logo={<BrandLogo logo={logo} name={name ?? 'Forsikring'} />} />;
}

function logoOfHost(): { logo?: string; name?: string | undefined } {
  const brand = brandOfHost(window.location.hostname);
  return brand ? { logo: brand, name: BRAND_NAMES[brand] } : {};
}
