import { useApi, useSession } from '@forsikring/api-client/react';
import { useEffect } from 'react';
import { useAppContext } from '../context/AppContext';

const CHECK_EVERY_MS = 1_000;

/**
 * Sends the browser to the timeout address once the session has run out. Checked each second, and
 * at once when the page is seen again: after sleep no timer has run (decisions §4).
 */
export function useSessionDeadline(): void {
  const { sharedSession } = useApi();
  const { status, forget, refresh } = useSession();
  const { readConfig, addresses, leave } = useAppContext();

  // Back from the back/forward cache: whoever was logged in then may not be now.
  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent) => persisted && refresh();
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, [refresh]);

  useEffect(() => {
    if (status !== 'logged-in') return;
    // The server has just said that the session lives: a deadline that is past is of an earlier one.
    const earlier = sharedSession.getDeadlineMs();
    if (earlier !== undefined && earlier <= Date.now()) sharedSession.clear();

    const check = () => {
      const deadlineMs = sharedSession.getDeadlineMs();
      if (deadlineMs === undefined || Date.now() < deadlineMs) return;
      stop();
      forget();
      const timeoutUrl = readConfig('timeoutUrl', (config) => config.timeoutUrl);
      leave(addresses.safeHref('timeoutUrl', timeoutUrl) ?? '/');
    };
    const timer = setInterval(check, CHECK_EVERY_MS);
    const stop = () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('focus', check);
      window.removeEventListener('pageshow', check);
    };
    document.addEventListener('visibilitychange', check);
    window.addEventListener('focus', check);
    window.addEventListener('pageshow', check);
    check();
    return stop;
  }, [status, sharedSession, forget, readConfig, addresses, leave]);
}
