import { Suspense } from 'react';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';
import { LoadFailure } from '../platform/errors/LoadFailure';
import { Delayed } from '../platform/loading/Delayed';
import { reloadPage } from '../platform/loading/importPart';
import { usePageReady } from '../platform/loading/onPageReady';

/** How long the code may load before an error message is shown. */
const LOAD_TIMEOUT_MS = 8_000;

/** Mounts lazy parts once a page is shown. Shows an error message when their code does not load or they crash. */
export function AfterPageReady({ children }: { children: React.ReactNode }) {
  const ready = usePageReady();
  if (!ready) return null;
  const missing = (
    <LoadFailure text="Vi fikk ikke hentet alle deler av siden." onRetry={reloadPage} />
  );
  return (
    <ErrorBoundary name="deferred-shell" fallback={() => missing}>
      <Suspense fallback={<Delayed byMs={LOAD_TIMEOUT_MS}>{missing}</Delayed>}>{children}</Suspense>
    </ErrorBoundary>
  );
}
