import { useCall, useLogOut } from '@forsikring/api-client/react';
import { useAppContext } from '../platform/AppContext';
import { sessionExitUrl } from '../platform/session/sessionExitUrl';
import { bankHomeOf } from './banks';

/**
 * Logs the customer out and leaves the page, unless the server refuses. Never fails: the configured address is the fallback
 * (docs/specification/session.md#logout).
 */
export function useLogoutRedirect(): { logOut: () => Promise<void>; loggingOut: boolean } {
  const { logOut, loggingOut } = useLogOut();
  const { config, readConfig, addresses, leaveLater } = useAppContext();
  const context = useCall('getClientContext');

  const nextAddress = async () => {
    const loggUtUrl = readConfig('distributor.info.loggUtUrl');
    const goto =
      addresses.safeHref('distributor.info', bankHomeOf(config, context.data?.loginContext)) ??
      addresses.safeHref('distributor.info.loggUtUrl', loggUtUrl) ??
      window.location.origin;
    const logoutAddress = await logOut(goto);
    // The server refused the logout, and the page shows an error.
    if (logoutAddress === null) return undefined;
    const logoutUrl = addresses.safeHref('logoutUrl of the response', logoutAddress);
    return logoutUrl ?? sessionExitUrl(['logoutUrl', 'timeoutUrl'], { readConfig, addresses });
  };

  return { logOut: () => leaveLater(nextAddress()), loggingOut };
}
