import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';
import { LoadFailure } from '../platform/errors/LoadFailure';
import { reloadOnce } from '../platform/loading/importPart';
import { usePageReady } from '../platform/loading/onPageReady';
import { retryDeferredChunk } from './lazyPart';

/** How long the code may load before an error message is shown. */
const LOAD_TIMEOUT_MS = 8_000;

const reload = () => window.location.reload();

/** Mounts lazy parts once a page is shown. Shows an error message when their code does not load or they crash. */
export function AfterPageReady({ children }: { children: React.ReactNode }) {
  const ready = usePageReady();
  if (!ready) return null;
  return (
    <ErrorBoundary name="deferred-shell" fallback={() => <PartsMissing onRetry={reload} />}>
      <Suspense fallback={<PendingParts />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/**
 * The fallback while the code loads. The import is retried in the background, and at once on a navigation.
 * After the timeout, the next navigation reloads the document, since a deploy may have removed the file.
 * A reload on a navigation cannot lose text that the customer is typing.
 */
function PendingParts() {
  const { pathname } = useLocation();
  const [missing, setMissing] = useState(false);
  const lastPathname = useRef(pathname);

  useEffect(() => {
    const timer = setTimeout(() => setMissing(true), LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (pathname === lastPathname.current) return;
    lastPathname.current = pathname;
    if (missing) reloadOnce(reload);
    retryDeferredChunk();
  }, [pathname, missing]);

  if (!missing) return null;
  return <PartsMissing onRetry={() => (navigator.onLine ? reload() : retryDeferredChunk())} />;
}

const PartsMissing = ({ onRetry }: { onRetry: () => void }) => (
  <LoadFailure text="Vi fikk ikke hentet alle deler av siden." onRetry={onRetry} />
);
