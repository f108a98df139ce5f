import type { ReactNode } from 'react';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { focusPageHeading } from '../navigation/PageHeading';
import { platformTexts } from '../platform.texts';
import { useClickTracking } from '../tracking/useClickTracking';
import { LoadFailure } from './LoadFailure';

/** Limits a crash to one section of a page. */
export function SectionBoundary({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ErrorBoundary name={name} fallback={(retry) => <SectionFailure onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}

function SectionFailure({ onRetry }: { onRetry: () => void }) {
  const track = useClickTracking();
  const retry = () => {
    track('knapp', platformTexts.retry, 'del-prov-igjen');
    // The pressed button is removed with its message.
    focusPageHeading();
    onRetry();
  };
  return <LoadFailure text={platformTexts.sectionFailed} onRetry={retry} />;
}
