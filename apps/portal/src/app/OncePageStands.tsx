import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';
import { LoadFailure } from '../platform/errors/LoadFailure';
import { whenPageStands } from '../platform/loading/whenPageStands';

/**
 * Holds lazy parts back until a page is shown. Where their code does not come, perhaps because a deploy
 * took it away, that is said: a reload by itself could cost what is being typed.
 */
export function OncePageStands({ children }: { children: React.ReactNode }) {
  const [stands, setStands] = useState(false);
  useEffect(() => whenPageStands(() => setStands(true)), []);

  if (!stands) return null;
  return (
    <ErrorBoundary
      name="late-parts"
      fallback={() => (
        <LoadFailure
          text="Deler av siden kom ikke frem."
          onRetry={() => window.location.reload()}
        />
      )}
    >
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
