import type { Consent } from '@forsikring/tracking-consent';
import { NotificationHistory, ToastProvider } from '@forsikring/ui-kit';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { applyFavicon } from '../platform/branding/applyFavicon';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';
import { useScrollRestoration } from '../platform/navigation/useScrollRestoration';
import { useToastQueue } from '../platform/toasts/toasts';
import { AppFooter } from './AppFooter';
import { loadConsentDialogs, retryConsentDialogs } from './consentDialogsImport';
import { usePrefetchOnIntent } from './usePrefetchOnIntent';
import './deferred-shell.css';

const ConsentDialogs = lazy(loadConsentDialogs);

/** The parts of the shell that the first view does not need: those below the fold, and those for the next page. */
export function DeferredShell({ consent }: { consent: Consent }) {
  useScrollRestoration();
  usePrefetchOnIntent();
  useEffect(() => applyFavicon(), []);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation retries.
  useEffect(retryConsentDialogs, [pathname]);

  return (
    <>
      <AppFooter />
      <ToastProvider queue={useToastQueue()} />
      {consent.rule.kind === 'choices' && (
        <ErrorBoundary name="consent" fallback={() => null}>
          <Suspense>
            <ConsentDialogs consent={consent} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/** The header's bell, with today's toasts. */
export const CustomerNotifications = () => <NotificationHistory queue={useToastQueue()} />;
