import { useSessionDeadline } from '@forsikring/api-client/react';
import { Message } from '@forsikring/ui-kit';
import { lazy } from 'react';
import { useAppContext } from '../platform/AppContext';
import { Deferred } from '../platform/lateCode/Deferred';
import { sessionExitUrl } from '../platform/session/sessionExitUrl';
import { appTexts } from './app.texts';

const SessionTimeoutDialog = lazy(async () => ({
  default: (await import('./DeferredShell')).SessionTimeoutDialog,
}));

/**
 * Warns in the last minute of the session, and leaves when it ends
 * (docs/specification/session.md#session-timeout).
 */
export function SessionTimeout() {
  const secondsLeft = useTimeoutRedirect();
  if (secondsLeft === undefined) return null;
  return (
    <Deferred name="session-timeout" missing={<PlainWarning />} timeoutMs={3_000}>
      <SessionTimeoutDialog secondsLeft={secondsLeft} />
    </Deferred>
  );
}

/** The dialog's message, shown when the dialog's code does not load. */
const PlainWarning = () => (
  <Message variant="warning" role="alert">
    <p>{appTexts.timeoutWithoutDialog}</p>
  </Message>
);

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
