import { Suspense } from 'react';
import { Outlet, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { TechnicalError } from '../domain/errors/TechnicalError';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';
import { MissingCodeError } from '../platform/lateCode/importPart';
import { paths } from '../platform/paths';
import { appTexts } from './app.texts';
import { LoadingPage } from './firstView/PageSkeleton';
import { LoginGate } from './LoginGate';
import { pages } from './pages';

/** The pages. The gate covers those that need a session (docs/specification/session.md#login-gate). */
const ROUTES: RouteObject[] = [
  { path: paths.jump, Component: pages.jump },
  { path: paths.payment, Component: pages.payment },
  { path: paths.error, Component: pages.error },
  { path: paths.block, Component: pages.block },
  {
    element: (
      <LoginGate>
        <Outlet />
      </LoginGate>
    ),
    children: [
      { path: paths.overview, Component: pages.overview },
      { path: paths.offers, Component: pages.offers },
      { path: paths.purchase, Component: pages.purchase },
      { path: paths.otherInsurances, Component: pages.otherInsurances },
      { path: paths.receipt, Component: pages.receipt },
      { path: paths.profile, Component: pages.profile },
      { path: '*', Component: pages.notFound },
    ],
  },
];

/** The page at the address, in its own error boundary. */
export function AppRoutes() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      key={pathname}
      name="route"
      fallback={(_, error) => <CrashedPage error={error} />}
    >
      <Suspense fallback={<LoadingPage />}>
        <ShownPage />
      </Suspense>
    </ErrorBoundary>
  );
}

const ShownPage = () => useRoutes(ROUTES);

/** Replaces a page that crashed, or whose code a deploy has removed. */
export function CrashedPage({ error }: { error: unknown }) {
  return error instanceof MissingCodeError ? (
    <TechnicalError lead={appTexts.pageMissing} />
  ) : (
    <TechnicalError title={appTexts.crashed} />
  );
}
