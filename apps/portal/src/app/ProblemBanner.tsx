import { useSession } from '@forsikring/api-client/react';
import { Banner } from '@forsikring/ui-kit';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Steady } from '../platform/loading/Steady';
import type { Problems } from '../platform/problems/createProblems';

interface ProblemBannerProps {
  problems: Problems;
  /** The page below the banner. */
  children: ReactNode;
}

/** Shows once above every page that systems have problems (docs/specification/shell.md#problem-banner). */
export function ProblemBanner({ problems, children }: ProblemBannerProps) {
  const { status } = useSession();
  const shown = useSyncExternalStore(problems.subscribe, problems.any);
  useEffect(() => {
    if (status !== 'logged-in') problems.clear();
  }, [problems, status]);

  return (
    <Steady>
      {/* The live region exists before its text does, or a screen reader would not announce it. */}
      <div role="status">
        {shown && (
          <Banner>
            Vi opplever for tiden problemer med noen av systemene våre. Du kan oppleve at noe
            mangler, eller ikke fungerer som det skal.
          </Banner>
        )}
      </div>
      {children}
    </Steady>
  );
}
