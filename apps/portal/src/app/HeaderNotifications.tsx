import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';
import { usePageReady } from '../platform/loading/onPageReady';

const CustomerNotifications = lazy(async () => ({
  default: (await import('./DeferredShell')).CustomerNotifications,
}));

/** Reserves room for the bell, whose code loads with the deferred shell, so that the header does not move. */
export function HeaderNotifications() {
  const ready = usePageReady();
  return (
    <div className="app-header-notifications">
      {ready && (
        <ErrorBoundary name="notifications" fallback={() => null}>
          <Suspense>
            <CustomerNotifications />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
