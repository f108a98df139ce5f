import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';
import { LoadFailure } from '../platform/errors/LoadFailure';
import { reloadOnce } from '../platform/loading/importPart';
import { usePageReady } from '../platform/loading/usePageReady';
import { retryDeferredChunk } from './lazyPart';

/** How long the code may take before the customer is told that it is missing. */
const MISSING_AFTER_MS = 8_000;

const reload = () => window.location.reload();

/** Holds lazy parts back until a page is shown. Says so when their code does not load, or when they crash. */
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
 * Stands while the code loads, which is retried in the background. A navigation asks for it at once;
 * when it has been missing for long, perhaps because a deploy took it away, the next page is loaded
 * as a document: on a navigation a reload costs nothing that is being typed.
 */
function PendingParts() {
  const { pathname } = useLocation();
  const [missing, setMissing] = useState(false);
  const lastPathname = useRef(pathname);

  useEffect(() => {
    const timer = setTimeout(() => setMissing(true), MISSING_AFTER_MS);
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
  <LoadFailure text="Deler av siden kom ikke frem." onRetry={onRetry} />
);
