import { Suspense } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { TechnicalError } from '../domain/errors/TechnicalError';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';
import { MissingCodeError } from '../platform/lateCode/importPart';
import { paths } from '../platform/paths';
import { appTexts } from './app.texts';
import { LoadingPage } from './firstView/PageSkeleton';
import { LoginGate } from './LoginGate';
import { pages } from './pages';

/**
 * The pages, each in its own error boundary. The gate covers the pages that need a session
 * (docs/specification/session.md#login-gate).
 */
export function AppRoutes() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      key={pathname}
      name="route"
      fallback={(_, error) => <CrashedPage error={error} />}
    >
      <Suspense fallback={<LoadingPage />}>
        <Routes>
          <Route path={paths.jump} Component={pages.jump} />
          <Route path={paths.payment} Component={pages.payment} />
          <Route path={paths.error} Component={pages.error} />
          <Route path={paths.block} Component={pages.block} />
          <Route
            element={
              <LoginGate>
                <Outlet />
              </LoginGate>
            }
          >
            <Route path={paths.overview} Component={pages.overview} />
            <Route path={paths.offers} Component={pages.offers} />
            <Route path={paths.purchase} Component={pages.purchase} />
            <Route path={paths.otherInsurances} Component={pages.otherInsurances} />
            <Route path={paths.receipt} Component={pages.receipt} />
            <Route path={paths.profile} Component={pages.profile} />
            <Route path="*" Component={pages.notFound} />
          </Route>
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Replaces a page that crashed, or whose code a deploy has removed. */
export function CrashedPage({ error }: { error: unknown }) {
  return error instanceof MissingCodeError ? (
    <TechnicalError lead={appTexts.pageMissing} />
  ) : (
    <TechnicalError title={appTexts.crashed} />
  );
}
