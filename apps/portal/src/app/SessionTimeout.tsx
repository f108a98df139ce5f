import { Suspense } from 'react';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';
import { useSessionDeadline } from '../platform/session/useSessionDeadline';
import { lazyPart } from './lazyPart';

const SessionTimeoutDialog = lazyPart('SessionTimeoutDialog');

/** Warns in the last minute of the session, and leaves when it is over (specification part 1 §2). */
export function SessionTimeout() {
  const secondsLeft = useSessionDeadline();
  if (secondsLeft === undefined) return null;
  return (
    <ErrorBoundary name="session-timeout" fallback={() => null}>
      <Suspense>
        <SessionTimeoutDialog secondsLeft={secondsLeft} />
      </Suspense>
    </ErrorBoundary>
  );
}
