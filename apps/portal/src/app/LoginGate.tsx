import { isTimeoutError } from '@forsikring/api-client';
import { useSession } from '@forsikring/api-client/react';
import { Fragment, type ReactNode } from 'react';
import { isUnavailable } from '../domain/errors/isUnavailable';
import { TechnicalError } from '../domain/errors/TechnicalError';
import { useLogoutRedirect } from '../domain/useLogoutRedirect';
import { useAppContext } from '../platform/AppContext';
import { appTexts } from './app.texts';
import { LoadingPage } from './firstView/PageSkeleton';
import { pages } from './pages';

/**
 * Shows a page to logged-in customers, mounted anew in each session. The order of the checks is fixed
 * (docs/specification/session.md#login-gate).
 */
export function LoginGate({ children }: { children: ReactNode }) {
  const { status, sessionId, error, refresh } = useSession();
  const { readConfig } = useAppContext();
  const flags = readConfig('features') ?? {};

  if (isTimeoutError(error) && error.request.call === 'logOut') return <LostLogout />;
  // Whether the customer is logged in is not known, and nothing else can be shown.
  if (isUnavailable(error)) return <pages.unavailable />;
  if (status === 'loading') {
    // The page was restored from the back/forward cache, and the session could not be revalidated.
    return error !== undefined ? <TechnicalError onRetry={refresh} /> : <LoadingPage />;
  }
  if (status === 'logged-out') {
    return flags['direkte-innlogging'] === 'true' ? <pages.logIn /> : <pages.notFound />;
  }
  if (flags['nysalg-skade'] === 'false') return <TechnicalError />;
  return <Fragment key={sessionId}>{children}</Fragment>;
}

/** The server refuses the logout, or has not ended the session within a minute. */
function LostLogout() {
  const { logOut } = useLogoutRedirect();
  return (
    <TechnicalError
      title={appTexts.logoutLost}
      lead={appTexts.logoutLostLead}
      onRetry={() => void logOut()}
      left
    />
  );
}
