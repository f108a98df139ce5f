import type { Consent, Tracker } from '@forsikring/tracking-consent';
import { SkipLink } from '@forsikring/ui-kit';
import { lazy, type ReactNode, useEffect } from 'react';
import { useMarketSource } from '../domain/useMarketSource';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';
import { Deferred } from '../platform/lateCode/Deferred';
import { reloadPage } from '../platform/lateCode/importPart';
import { usePageReady } from '../platform/lateCode/onPageReady';
import { LoadFailure } from '../platform/section/LoadFailure';
import { watchPointer } from '../platform/stableLayout/pressTarget';
import type { PortalEvents } from '../platform/tracking/portalEvents';
import { AppFrame } from './AppFrame';
import { AppHeader } from './AppHeader';
import { AppRoutes } from './AppRoutes';
import { appTexts } from './app.texts';
import type { PortalServices } from './createPortalServices';
import { PageRouter } from './PageRouter';
import { PlainHeader } from './PlainHeader';
import { PortalProviders } from './PortalProviders';
import { ProblemBanner } from './ProblemBanner';
import { SessionTimeout } from './SessionTimeout';
import { StartFailure } from './StartFailure';
import { Tracked } from './Tracked';
import { useLinksInApp } from './useLinksInApp';

const DeferredShell = lazy(async () => ({
  default: (await import('./DeferredShell')).DeferredShell,
}));

interface AppProps {
  services: PortalServices;
  tracker: Tracker<PortalEvents>;
  /** The visitor's consent to tracking. */
  consent: Consent;
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
  const { config } = services.context;
  return (
    <PortalProviders services={services}>
      <PageRouter>
        <Tracked tracker={tracker}>
          <SessionTimeout />
          <SkipLink />
          <MarketSource />
          <ProblemBanner
            problems={services.problems}
            header={
              <ErrorBoundary name="header" fallback={() => <PlainHeader config={config} />}>
                <AppHeader />
              </ErrorBoundary>
            }
          >
            <AppFrame>
              <AppRoutes />
            </AppFrame>
            <AfterPageReady>
              <DeferredShell consent={consent} />
            </AfterPageReady>
          </ProblemBanner>
        </Tracked>
      </PageRouter>
    </PortalProviders>
  );
}

/** Mounts lazy parts once a page is shown. */
function AfterPageReady({ children }: { children: ReactNode }) {
  if (!usePageReady()) return null;
  const missing = <LoadFailure text={appTexts.partsMissing} onRetry={() => void reloadPage()} />;
  return (
    <Deferred name="deferred-shell" missing={missing} timeoutMs={8_000}>
      {children}
    </Deferred>
  );
}

/** Saves where the customer came from. Loaded with the first view, since many continue to a purchase at once. */
function MarketSource() {
  useMarketSource();
  return null;
}
