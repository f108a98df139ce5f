import { useAgreements, useRecommendations } from '@forsikring/api-client/react';
import { Page } from '@forsikring/ui-kit';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Agreements } from '../features/agreements/Agreements';
import { MemberIntro } from '../features/membership/MemberIntro';
import { Boxes } from '../features/tasks/Boxes';
import { Tasks } from '../features/tasks/Tasks';
import { useTasks } from '../features/tasks/useTasks';
import { useShortname } from '../platform/config/useShortname';
import { useAppContext } from '../platform/context/AppContext';
import { SectionBoundary } from '../platform/errors/SectionBoundary';
import { afterPaint } from '../platform/loading/afterPaint';
import { importPart } from '../platform/loading/importPart';
import { Steady } from '../platform/loading/Steady';
import { usePatience } from '../platform/loading/usePatience';
import { PageHeading } from '../platform/navigation/PageHeading';
import { useMember } from '../platform/session/useMember';

const OverviewRest = lazy(() => importPart(() => import('./OverviewRest')));

/**
 * `paths.overview`: the customer's tasks and insurances, and what they may want. Each section shows its
 * content as soon as its own data have arrived.
 */
export default function OverviewRoute() {
  const { readConfig } = useAppContext();
  const insurer = readConfig('distributor.insurer', (config) => config.distributor?.insurer);
  // First, because browsers make few requests at a time: customers came for these.
  const agreements = useAgreements({ distributor: useShortname() });
  const tasks = useTasks();
  const membership = useMember();
  // Starts the request now: the code of the section that shows it loads later.
  useRecommendations();
  // Leaves the network to the agreements until they are painted, unless they are slow.
  const agreementsAwaited = usePatience(!agreements.data && !agreements.error);
  const [restShown, setRestShown] = useState(false);
  useEffect(() => {
    if (!agreementsAwaited) return afterPaint(() => setRestShown(true));
  }, [agreementsAwaited]);

  return (
    <Page>
      <PageHeading
        title="Forsikringsoversikt"
        lead={insurer && `Forsikringene leveres av ${insurer}`}
      />
      <Steady>
        <SectionBoundary name="tasks">
          <Tasks tasks={tasks} />
        </SectionBoundary>
        <SectionBoundary name="member-intro">
          <MemberIntro state={membership.state} />
        </SectionBoundary>
        <SectionBoundary name="agreements">
          <Agreements agreements={agreements} />
        </SectionBoundary>
        <SectionBoundary name="boxes">
          <Boxes />
        </SectionBoundary>
        {restShown && (
          <SectionBoundary name="overview-rest">
            <Suspense>
              <OverviewRest agreements={agreements} membership={membership} />
            </Suspense>
          </SectionBoundary>
        )}
      </Steady>
    </Page>
  );
}
