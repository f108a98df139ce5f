import { useCall, useLogOut } from '@forsikring/api-client/react';
import { useAppContext } from '../context/AppContext';
import { bankHomeOf } from './bankHomeOf';
import { sessionExitUrl } from './sessionExitUrl';

/** Logs the customer out and leaves the page. Never fails: the configured address is the way out (specification part 1 §4). */
export function useLogoutRedirect(): { logOut: () => Promise<void>; loggingOut: boolean } {
  const { logOut, loggingOut } = useLogOut();
  const { config, readConfig, addresses, leave } = useAppContext();
  const context = useCall('getClientContext');

  const logOutAndLeave = async () => {
    const home =
      bankHomeOf(config, context.data?.loginContext) ?? config.distributor?.info?.loggUtUrl;
    const answer = await logOut(
      addresses.safeHref('distributor.info', home) ?? window.location.origin,
    );
    const answered = addresses.safeHref('logoutUrl of the answer', answer);
    leave(answered ?? sessionExitUrl(['logoutUrl', 'timeoutUrl'], { readConfig, addresses }));
  };

  return { logOut: logOutAndLeave, loggingOut };
}
