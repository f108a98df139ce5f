import { Header } from '@forsikring/ui-kit';
import { BrandLogo } from '../platform/branding/BrandLogo';

/** The bar of a portal that does not know whose it is: needs no configuration, no session and no router. */
export const PlainHeader = () => <Header logo={<BrandLogo logo={undefined} name="Forsikring" />} />;
