import { useSession } from '@forsikring/api-client/react';
import type { ReactNode } from 'react';
import { ContactUs } from '../platform/contact/ContactUs';
import { useAppContext } from '../platform/context/AppContext';
import { FullScreenError } from '../platform/errors/FullScreenError';
import { LoadingPage } from './LoadingPage';
import { pages } from './pages';

/** Lets a page through for those who are logged in, in the order of decisions §4. */
export function LoginGate({ children }: { children: ReactNode }) {
  const { status, error, refresh } = useSession();
  const { config } = useAppContext();
  const flags = config.features ?? {};

  // The page came back from the back/forward cache, and nobody knows whose session it is now.
  if (error !== undefined) {
    return (
      <FullScreenError onRetry={refresh}>
        <ContactUs />
      </FullScreenError>
    );
  }
  if (status === 'loading') return <LoadingPage />;
  if (status === 'logged-out') {
    return flags['direkte-innlogging'] === 'true' ? <pages.logIn /> : <pages.notFound />;
  }
  if (flags['nysalg-skade'] === 'false')
    return (
      <FullScreenError>
        <ContactUs />
      </FullScreenError>
    );
  return children;
}
