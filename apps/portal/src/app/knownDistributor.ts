import { BRAND_NAMES, brandOfHost } from '../platform/branding/brands';
import type { AppConfig } from '../platform/config/AppConfig';

/**
 * What is known of the distributor: the configuration's, or without a configuration the one that the host name
 * belongs to. On an unknown host, nothing.
 */
export function knownDistributor(
  config: AppConfig | undefined,
): NonNullable<AppConfig['distributor']> {
  if (config) return config.distributor ?? {};
  const brand = brandOfHost(window.location.hostname);
  return brand ? { logo: brand, name: BRAND_NAMES[brand] } : {};
}
