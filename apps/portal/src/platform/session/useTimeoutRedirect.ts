import { useSession, useSessionDeadline } from '@forsikring/api-client/react';
import { useEffect } from 'react';
import { useAppContext } from '../context/AppContext';
import { sessionExitUrl } from './sessionExitUrl';

/**
 * Sends the browser to the timeout address once the session has run out (decisions §4).
 * @returns the seconds that are left, once fewer than 60 are
 */
export function useTimeoutRedirect(): number | undefined {
  const { refresh } = useSession();
  const { readConfig, addresses, leave } = useAppContext();

  // Back from the back/forward cache: whoever was logged in then may not be now.
  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent) => persisted && refresh();
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, [refresh]);

  return useSessionDeadline(() => {
    leave(sessionExitUrl(['timeoutUrl', 'logoutUrl'], { readConfig, addresses }));
  });
}
