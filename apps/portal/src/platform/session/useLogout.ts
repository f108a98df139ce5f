import { useApi, useCall, useSession } from '@forsikring/api-client/react';
import { useState } from 'react';
import { useAppContext } from '../context/AppContext';
import { bankHomeOf } from './bankHomeOf';

/** Logs the customer out and leaves the page. Never fails: the configured address is the way out (specification part 1 §4). */
export function useLogout(): { logOut: () => Promise<void>; loggingOut: boolean } {
  const { client, sharedSession } = useApi();
  const { forget } = useSession();
  const { config, readConfig, addresses, leave } = useAppContext();
  const context = useCall('getClientContext');
  const [loggingOut, setLoggingOut] = useState(false);

  const logOut = async () => {
    setLoggingOut(true);
    const home =
      bankHomeOf(config, context.data?.loginContext) ?? config.distributor?.info?.loggUtUrl;
    const goto = addresses.safeHref('distributor.info', home) ?? window.location.origin;
    const sent = client.logOut({ body: { goto } }).catch(() => undefined);
    // At once: nothing stays on the screen while a slow server thinks about it.
    forget();
    const answer = await sent;
    sharedSession.announceLogout();
    const fallback = () =>
      addresses.safeHref(
        'logoutUrl',
        readConfig('logoutUrl', (values) => values.logoutUrl),
      );
    leave(addresses.safeHref('logoutUrl of the answer', answer?.logoutUrl) ?? fallback() ?? '/');
  };

  return { logOut, loggingOut };
}
