import { useSession } from '@forsikring/api-client/react';
import { lazy, type ReactNode } from 'react';
import { useAppContext } from '../platform/context/AppContext';
import { FullScreenError } from '../platform/errors/FullScreenError';
import { LoadingPage } from './LoadingPage';

const LoginRoute = lazy(() => import('../routes/LoginRoute'));
const NotFoundRoute = lazy(() => import('../routes/NotFoundRoute'));

/** Lets a page through for those who are logged in, in the order of decisions §4. */
export function LoginGate({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const { config } = useAppContext();
  const flags = config.features ?? {};

  if (status === 'loading') return <LoadingPage />;
  if (status === 'logged-out') {
    return flags['direkte-innlogging'] === 'true' ? <LoginRoute /> : <NotFoundRoute />;
  }
  if (flags['nysalg-skade'] === 'false') return <FullScreenError />;
  return children;
}
