import type { Consent } from '@forsikring/tracking-consent';
import {
  getToastHistory,
  NotificationHistory,
  ToastProvider,
  type ToastQueue,
} from '@forsikring/ui-kit';
import { lazy, use, useEffect, useState, useSyncExternalStore } from 'react';
import { applyFavicon } from '../platform/branding/applyFavicon';
import { Deferred } from '../platform/lateCode/Deferred';
import { useScrollRestoration } from '../platform/navigation/useScrollRestoration';
import { useToastQueue } from '../platform/toasts/toasts';
import { AppFooter } from './AppFooter';
import { PrintHead } from './PrintHead';
import { loadConsentDialogs, useConsentSettings } from './useConsentSettings';
import { usePrefetchOnIntent } from './usePrefetchOnIntent';
import './deferred-shell.css';
import './motion.css';

const ConsentDialogs = lazy(loadConsentDialogs);

// Imported with the shell, because the network may be down when the dialog is needed.
export { SessionTimeoutDialog } from './SessionTimeoutDialog';

/** The parts of the shell that the first view does not need: parts below the fold, and parts for the next page. */
export function DeferredShell({ consent }: { consent: Promise<Consent> }) {
  useScrollRestoration();
  usePrefetchOnIntent();
  useEffect(() => applyFavicon(), []);
  const settings = useConsentSettings(consent);

  return (
    <>
      <AppFooter settings={settings} />
      <PrintHead />
      <ToastProvider queue={useToastQueue()} />
      <Deferred name="consent" onCrash={settings.noteCrash}>
        <ConsentQuestion consent={consent} onSettingsHidden={settings.noteHidden} />
      </Deferred>
    </>
  );
}

interface ConsentQuestionProps {
  consent: Promise<Consent>;
  onSettingsHidden: () => void;
}

/** The consent banner and settings, where the portal asks: other distributors ask on their own sites. */
function ConsentQuestion({ consent, ...rest }: ConsentQuestionProps) {
  const loaded = use(consent);
  return loaded.rule.kind === 'choices' && <ConsentDialogs consent={loaded} {...rest} />;
}

/** The header's bell, with today's toasts. It comes with the first toast of the session, and stays when all are removed. */
export function CustomerNotifications() {
  const queue = useToastQueue();
  const { subscribe, getItems } = getToastHistory(queue);
  const items = useSyncExternalStore(subscribe, getItems);
  const [shownFor, setShownFor] = useState<ToastQueue>();
  if (items.length > 0 && shownFor !== queue) setShownFor(queue);
  return shownFor === queue && <NotificationHistory queue={queue} />;
}
