import type { Consent } from '@forsikring/tracking-consent';
import { NotificationHistory, ToastProvider } from '@forsikring/ui-kit';
import { lazy, useEffect } from 'react';
import { applyFavicon } from '../platform/branding/applyFavicon';
import { Deferred } from '../platform/lateCode/Deferred';
import { useScrollRestoration } from '../platform/navigation/useScrollRestoration';
import { useToastQueue } from '../platform/toasts/toasts';
import { AppFooter } from './AppFooter';
import { loadConsentDialogs, useConsentSettings } from './useConsentSettings';
import { usePrefetchOnIntent } from './usePrefetchOnIntent';
import './deferred-shell.css';
import './motion.css';

const ConsentDialogs = lazy(loadConsentDialogs);

// Imported with the shell, because the network may be down when the dialog is needed.
export { SessionTimeoutDialog } from './SessionTimeoutDialog';

/** The parts of the shell that the first view does not need: parts below the fold, and parts for the next page. */
export function DeferredShell({ consent }: { consent: Consent }) {
  useScrollRestoration();
  usePrefetchOnIntent();
  useEffect(() => applyFavicon(), []);
  const settings = useConsentSettings();

  return (
    <>
      <AppFooter settings={settings} />
      <ToastProvider queue={useToastQueue()} />
      {consent.rule.kind === 'choices' && (
        <Deferred name="consent" onCrash={settings.noteCrash}>
          <ConsentDialogs consent={consent} onSettingsHidden={settings.noteHidden} />
        </Deferred>
      )}
    </>
  );
}

/** The header's bell, with today's toasts. */
export const CustomerNotifications = () => <NotificationHistory queue={useToastQueue()} />;
