import { Header } from '@forsikring/ui-kit';
import { BrandLogo } from '../platform/branding/BrandLogo';
import { distributorOfHost } from '../platform/branding/brands';
import type { AppConfig } from '../platform/config/AppConfig';

/** The header with only the distributor's logo, as far as it is known; needs no session and no router. */
export function PlainHeader({ config }: { config: AppConfig | undefined }) {
  const { logo, name = 'Forsikring' } = knownDistributor(config);
  return <Header logo={<BrandLogo logo={logo} name={name} />} />;
}

/**
 * The distributor of the configuration, or without a configuration the distributor of the host name. Empty on an
 * unknown host.
 */
export function knownDistributor(
  config: AppConfig | undefined,
): NonNullable<AppConfig['distributor']> {
  return (config ? config.distributor : distributorOfHost(window.location.hostname)) ?? {};
}
