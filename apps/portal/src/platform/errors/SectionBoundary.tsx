import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { LoadFailure } from './LoadFailure';

/** Keeps a crash to one section of a page: the rest stands. */
export function SectionBoundary({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ErrorBoundary
      name={name}
      fallback={(retry) => (
        <LoadFailure text="Denne delen av siden virker ikke akkurat nå." onRetry={retry} />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
