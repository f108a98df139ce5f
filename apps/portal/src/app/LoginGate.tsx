import { useSession } from '@forsikring/api-client/react';
import type { ReactNode } from 'react';
import { useAppContext } from '../platform/context/AppContext';
import { TechnicalError } from '../platform/errors/TechnicalError';
import { LoadingPage } from './LoadingPage';
import { pages } from './pages';

/** Lets a page through for those who are logged in, in the order of decisions §4. */
export function LoginGate({ children }: { children: ReactNode }) {
  const { status, error, refresh } = useSession();
  const { readConfig } = useAppContext();
  const flags = readConfig('features', (config) => config.features) ?? {};

  // The page came back from the back/forward cache, and nobody knows whose session it is now.
  if (error !== undefined) return <TechnicalError onRetry={refresh} />;
  if (status === 'loading') return <LoadingPage />;
  if (status === 'logged-out') {
    return flags['direkte-innlogging'] === 'true' ? <pages.logIn /> : <pages.notFound />;
  }
  return flags['nysalg-skade'] === 'false' ? <TechnicalError /> : children;
}
