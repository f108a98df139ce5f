import type { Consent } from '@forsikring/tracking-consent';
import { SkipLink } from '@forsikring/ui-kit';
import { lazy, type ReactNode } from 'react';
import { useMarketSource } from '../domain/useMarketSource';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';
import { Deferred } from '../platform/lateCode/Deferred';
import { reloadPage } from '../platform/lateCode/importPart';
import { usePageReady } from '../platform/lateCode/onPageReady';
import { LoadFailure } from '../platform/section/LoadFailure';
import { AppFrame } from './AppFrame';
import { AppHeader } from './AppHeader';
import { appTexts } from './app.texts';
import type { PortalServices } from './createPortalServices';
import { PlainHeader } from './PlainHeader';
import { ProblemBanner } from './ProblemBanner';
import { SessionTimeout } from './SessionTimeout';

const DeferredShell = lazy(async () => ({
  default: (await import('./DeferredShell')).DeferredShell,
}));

interface ShellProps {
  services: PortalServices;
  /** The visitor's consent to tracking, whose code may still be loading. */
  consent: Promise<Consent>;
  /** The page. */
  children: ReactNode;
}

/** The parts around every page: header, navigation and footer, banners, dialogs and toasts. */
export function Shell({ services, consent, children }: ShellProps) {
  const { config } = services.context;
  return (
    <>
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
        <AppFrame>{children}</AppFrame>
        <AfterPageReady>
          <DeferredShell consent={consent} />
        </AfterPageReady>
      </ProblemBanner>
    </>
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
