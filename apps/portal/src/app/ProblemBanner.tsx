import { useSession } from '@forsikring/api-client/react';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';
import type { Problems } from '../platform/problems/createProblems';
import { lazyPart } from './lazyPart';

const ProblemMessage = lazyPart('ProblemMessage');

/** Says once, above every page, that systems have problems (specification part 2 §8). */
export function ProblemBanner({ problems }: { problems: Problems }) {
  const { status } = useSession();
  const shown = useSyncExternalStore(problems.subscribe, problems.any);
  useEffect(() => {
    if (status !== 'logged-in') problems.clear();
  }, [problems, status]);

  // The region stands before its text does, or a screen reader would not say it.
  return (
    <div role="status">
      {shown && (
        <ErrorBoundary name="problem-banner" fallback={() => null}>
          <Suspense>
            <ProblemMessage />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
