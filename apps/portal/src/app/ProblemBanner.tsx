import { useSession } from '@forsikring/api-client/react';
import { Banner } from '@forsikring/ui-kit';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { formatClock } from '../domain/formats/dates';
import type { Problems } from '../platform/createProblems';
import { StableLayout } from '../platform/stableLayout/StableLayout';
import { appTexts } from './app.texts';

interface ProblemBannerProps {
  problems: Problems;
  /** The header and the navigation above the banner. */
  header: ReactNode;
  /** The page below the banner. */
  children: ReactNode;
}

/**
 * Shows one banner above every page when systems have problems
 * (docs/specification/shell.md#problem-banner).
 */
export function ProblemBanner({ problems, header, children }: ProblemBannerProps) {
  const { sessionId } = useSession();
  const shown = useSyncExternalStore(problems.subscribe, problems.any);
  const retryAtMs = useSyncExternalStore(problems.subscribe, problems.retryAtMs);
  useEffect(() => {
    if (sessionId !== undefined) return problems.clear;
  }, [problems, sessionId]);

  return (
    // The page slides when the session shows that there is no navigation above it.
    <StableLayout>
      {header}
      {/* Screen readers announce text only in a live region that was mounted before. */}
      <div role="status">
        {shown && (
          <Banner>
            <span>{appTexts.problems}</span>
            <RetryTime retryAtMs={retryAtMs} />
          </Banner>
        )}
      </div>
      {children}
    </StableLayout>
  );
}

const HOUR_MS = 3_600_000;

/** The time from which the server accepts requests again, if that time is within an hour. */
function RetryTime({ retryAtMs }: { retryAtMs: number | undefined }) {
  const now = Date.now();
  if (retryAtMs === undefined || retryAtMs <= now || retryAtMs - now > HOUR_MS) return null;
  return <span>{` ${appTexts.retryAfter(formatClock(retryAtMs))}`}</span>;
}
