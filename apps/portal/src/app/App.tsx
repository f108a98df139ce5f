import type { Consent } from '@forsikring/tracking-consent';
import { useEffect } from 'react';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';
import { watchPointer } from '../platform/stableLayout/pressTarget';
import type { PortalTracker } from '../platform/tracking/startTracking';
import { AppRoutes } from './AppRoutes';
import type { PortalServices } from './createPortalServices';
import { PageRouter } from './PageRouter';
import { PortalProviders } from './PortalProviders';
import { Shell } from './Shell';
import { StartFailure } from './StartFailure';
import { Tracked } from './Tracked';
import { useLinksInApp } from './useLinksInApp';

interface AppProps {
  services: PortalServices;
  tracker: PortalTracker;
  /** The visitor's consent to tracking, whose code may still be loading. */
  consent: Promise<Consent>;
}

/** The portal. If all of it crashes, an error page replaces it. */
export function App(props: AppProps) {
  const { config } = props.services.context;
  return (
    <ErrorBoundary name="portal" fallback={() => <StartFailure config={config} />}>
      <Portal {...props} />
    </ErrorBoundary>
  );
}

/** The portal's providers, shell and pages. */
function Portal({ services, tracker, consent }: AppProps) {
  useLinksInApp();
  useEffect(watchPointer, []);
  return (
    <PortalProviders services={services}>
      <PageRouter>
        <Tracked tracker={tracker}>
          <Shell services={services} consent={consent}>
            <AppRoutes />
          </Shell>
        </Tracked>
      </PageRouter>
    </PortalProviders>
  );
}
