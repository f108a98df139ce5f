import { Header } from '@forsikring/ui-kit';
import { BrandLogo } from '../platform/branding/BrandLogo';
import type { AppConfig } from '../platform/config/AppConfig';

/**
 * The header with only the distributor's logo; needs no session and no router. Without a configuration the
 * logo is neutral.
 */
export function PlainHeader({ config }: { config: AppConfig | undefined }) {
  const { logo, name = 'Forsikring' } = config?.distributor ?? {};
  return <Header logo={<BrandLogo logo={logo} name={name} />} />;
}
