import { useSession } from '@forsikring/api-client/react';
import { Button, Header } from '@forsikring/ui-kit';
import { Link } from 'react-router-dom';
import { BrandLogo } from '../platform/branding/BrandLogo';
import { useAppContext } from '../platform/context/AppContext';
import { paths } from '../platform/paths';
import { useLogout } from '../platform/session/useLogout';

/** The bar of the distributor, with the way out for those who are logged in. */
export function AppHeader() {
  const { config, readConfig } = useAppContext();
  const { status } = useSession();
  const { logOut, loggingOut } = useLogout();
  const name = readConfig('distributor.name', () => config.distributor?.name) ?? 'Forsikring';

  return (
    <Header
      logo={
        <Link to={paths.overview} className="brand-logo-link">
          <BrandLogo logo={config.distributor?.logo} name={name} />
        </Link>
      }
    >
      {status === 'logged-in' && (
        <Button variant="tertiary" loading={loggingOut} onClick={() => void logOut()}>
          Logg ut
        </Button>
      )}
    </Header>
  );
}
