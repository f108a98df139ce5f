import { useAppContext } from '../AppContext';
import { BrandLogo } from './BrandLogo';
import { brands } from './brands';

const UNION = 'lofavor';

/** The union's logo above a page for its members. Nothing when the header has that logo already. */
export function MemberLogo() {
  const { config } = useAppContext();
  if (config.distributor?.logo === UNION) return null;
  return (
    <p className="member-logo">
      <BrandLogo
        logo={UNION}
        name={brands.find(({ shortname }) => shortname === UNION)?.name ?? ''}
      />
    </p>
  );
}
