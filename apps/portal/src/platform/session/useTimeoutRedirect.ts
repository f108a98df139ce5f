import { useSessionDeadline } from '@forsikring/api-client/react';
import { useAppContext } from '../AppContext';
import { sessionExitUrl } from './sessionExitUrl';

/**
 * Goes to the timeout address once the session has expired (docs/specification/session.md#session-deadline).
 * @returns the remaining seconds, once there are fewer than 60
 */
export function useTimeoutRedirect(): number | undefined {
  const { readConfig, addresses, leave } = useAppContext();

  return useSessionDeadline(() => {
    leave(sessionExitUrl(['timeoutUrl', 'logoutUrl'], { readConfig, addresses }));
  });
}
