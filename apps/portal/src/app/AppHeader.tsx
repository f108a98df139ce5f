import { useClientContext, useOffers, useSession } from '@forsikring/api-client/react';
import { Button, Header, HeaderLogo, Link, NavBar, NavMenu } from '@forsikring/ui-kit';
import { lazy, useMemo, useSyncExternalStore } from 'react';
import { bankHomeOf } from '../domain/banks';
import { countOffers } from '../domain/offers';
import { useLogoutRedirect } from '../domain/useLogoutRedirect';
import { useAppContext } from '../platform/AppContext';
import { BrandLogo } from '../platform/branding/BrandLogo';
import { reportMissing } from '../platform/config/createConfigReader';
import { Deferred } from '../platform/lateCode/Deferred';
import { usePageReady } from '../platform/lateCode/onPageReady';
import { RouterLink } from '../platform/navigation/RouterLink';
import { paths } from '../platform/paths';
import { useClickTracking } from '../platform/tracking/useClickTracking';
import { appTexts } from './app.texts';
import { NarrowMenu, NavItems } from './navigation/NavItems';

const CustomerNotifications = lazy(async () => ({
  default: (await import('./DeferredShell')).CustomerNotifications,
}));

/** The header with the distributor's logo, and the navigation: a bar below it, or the menu 'Meny' in narrow windows. */
export function AppHeader() {
  const { readConfig } = useAppContext();
  const { status } = useSession();
  const { logOut, loggingOut } = useLogoutRedirect();
  const offers = countOffers(useOffers().data);
  const bankHome = useBankHome();
  const track = useClickTracking();
  const narrow = useNarrow();
  const name = readConfig('distributor.name') ?? 'Forsikring';
  const logo = readConfig('distributor.logo');

  const leave = () => {
    track('knapp', appTexts.logOut, 'logg-ut');
    void logOut();
  };
  const toBank = () => track('lenke', appTexts.toBank, 'til-nettbank');

  return (
    <>
      <Header
        logo={
          <HeaderLogo render={<RouterLink to={paths.overview} />}>
            <BrandLogo logo={logo} name={name} />
          </HeaderLogo>
        }
      >
        {status === 'logged-in' && <HeaderNotifications />}
        {status === 'logged-in' && !narrow && (
          <>
            {bankHome && (
              <Link href={bankHome} onClick={toBank}>
                {appTexts.toBank}
              </Link>
            )}
            <Button variant="tertiary" loading={loggingOut} onClick={leave}>
              {appTexts.logOut}
            </Button>
          </>
        )}
        {/* Reserves room for the menu, so that a long name does not wrap later. */}
        {status === 'loading' && narrow && (
          <div className="app-header-room" inert>
            <div className="app-header-notifications" />
            <NavMenu />
          </div>
        )}
        {status === 'logged-in' && narrow && (
          <NarrowMenu offers={offers} bankHome={bankHome} onToBank={toBank} onLogOut={leave} />
        )}
      </Header>
      {status === 'logged-in' && !narrow && (
        <NavBar className="app-nav-bar">
          <NavItems offers={offers} />
        </NavBar>
      )}
      {/* Reserves room for the bar until the session is known. */}
      {status === 'loading' && <div className="app-nav-bar app-nav-room" />}
    </>
  );
}

/** Reserves room for the bell, whose code loads with the deferred shell, so that the header does not move. */
function HeaderNotifications() {
  const ready = usePageReady();
  return (
    <div className="app-header-notifications">
      {ready && (
        <Deferred name="notifications">
          <CustomerNotifications />
        </Deferred>
      )}
    </div>
  );
}

/** The address of the customer's bank; undefined without one, or when the address policy refuses it. */
function useBankHome(): string | undefined {
  const { config, addresses } = useAppContext();
  const { nettbankUrl, bankHomeUrls } = config.distributor?.info ?? {};
  reportMissing(config, 'distributor.info.nettbankUrl', nettbankUrl);
  reportMissing(config, 'distributor.info.bankHomeUrls', bankHomeUrls);
  // Shows the default address until the login context is known: a link that appears later would move its neighbours.
  const home = bankHomeOf(config, useClientContext().data?.loginContext);
  return useMemo(() => addresses.safeHref('distributor.info', home), [addresses, home]);
}

/** Below the breakpoint `large` of the kit, the navigation is in the menu 'Meny'. app.css has the same width. */
const narrowWindow = () => window.matchMedia('(max-width: 74.99em)');

function subscribeToNarrow(listener: () => void): () => void {
  const query = narrowWindow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is too narrow for the navigation bar. Updates when the window is resized. */
const useNarrow = (): boolean =>
  useSyncExternalStore(subscribeToNarrow, () => narrowWindow().matches);
