import { lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';
import { FullScreenError } from '../platform/errors/FullScreenError';
import { paths } from '../platform/paths';
import { LoadingPage } from './LoadingPage';
import { LoginGate } from './LoginGate';

// Asked for at once: its code comes while the session is still being read.
const overview = import('../routes/OverviewRoute');
// A failure is the boundary's when the page is shown, and nobody's when it is not.
overview.catch(() => {});
const OverviewRoute = lazy(() => overview);
const NotFoundRoute = lazy(() => import('../routes/NotFoundRoute'));

/** The pages, each in its own error boundary. */
export function AppRoutes() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} name="route" fallback={() => <FullScreenError />}>
      <Suspense fallback={<LoadingPage />}>
        <LoginGate>
          <Routes>
            <Route path={paths.overview} element={<OverviewRoute />} />
            <Route path="*" element={<NotFoundRoute />} />
          </Routes>
        </LoginGate>
      </Suspense>
    </ErrorBoundary>
  );
}
