import { useSessionDeadline } from '@forsikring/api-client/react';
import { Message } from '@forsikring/ui-kit';
import { lazy, Suspense } from 'react';
import { useAppContext } from '../platform/AppContext';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';
import { Delayed } from '../platform/loading/Delayed';
import { sessionExitUrl } from '../platform/session/sessionExitUrl';

/** How long the dialog's code may load before a plain message is shown. */
const LOAD_TIMEOUT_MS = 3_000;

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
    <ErrorBoundary name="session-timeout" fallback={() => <PlainWarning />}>
      <Suspense
        fallback={
          <Delayed byMs={LOAD_TIMEOUT_MS}>
            <PlainWarning />
          </Delayed>
        }
      >
        <SessionTimeoutDialog secondsLeft={secondsLeft} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The dialog's message, shown when the dialog's code does not load. */
const PlainWarning = () => (
  <Message variant="warning" role="alert">
    <p>Du blir snart logget ut. Last siden på nytt for å fortsette økten.</p>
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
