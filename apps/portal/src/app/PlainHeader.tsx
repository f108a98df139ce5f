import { Header } from '@forsikring/ui-kit';
import { BrandLogo } from '../platform/branding/BrandLogo';
import type { AppConfig } from '../platform/config/AppConfig';
import { knownDistributor } from './knownDistributor';

/** The header with only the distributor's logo, as far as it is known; needs no session and no router. */
export function PlainHeader({ config }: { config: AppConfig | undefined }) {
  const { logo, name = 'Forsikring' } = knownDistributor(config);
  return <Header logo={<BrandLogo logo={logo} name={name} />} />;
}
