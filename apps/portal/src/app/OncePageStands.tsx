import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';
import { whenPageStands } from '../platform/loading/whenPageStands';

/** Holds lazy parts back until a page is shown; the page does without them where their code does not come. */
export function OncePageStands({ children }: { children: React.ReactNode }) {
  const [stands, setStands] = useState(false);
  useEffect(() => whenPageStands(() => setStands(true)), []);

  if (!stands) return null;
  return (
    <ErrorBoundary name="late-parts" fallback={() => null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
