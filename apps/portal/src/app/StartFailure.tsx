import { Header } from '@forsikring/ui-kit';
import { BrandLogo } from '../platform/branding/BrandLogo';
import { FullScreenError } from '../platform/errors/FullScreenError';

/** Stands where the portal could not start: needs no configuration, no session and no router. */
export function StartFailure() {
  return (
    <>
      <Header logo={<BrandLogo logo={undefined} name="Forsikring" />} />
      <FullScreenError />
    </>
  );
}
