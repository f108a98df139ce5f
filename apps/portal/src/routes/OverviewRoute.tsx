import { useAgreements, useRecommendations, useSession } from '@forsikring/api-client/react';
import { LoadingRegion, Page } from '@forsikring/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { Agreements } from '../features/agreements/Agreements';
import { MemberIntro } from '../features/membership/MemberIntro';
import { Tasks } from '../features/tasks/Tasks';
import { useTasks } from '../features/tasks/useTasks';
import { useShortname } from '../platform/config/useShortname';
import { useAppContext } from '../platform/context/AppContext';
import { SectionBoundary } from '../platform/errors/SectionBoundary';
import { importPart } from '../platform/loading/importPart';
import { LoadingSection } from '../platform/loading/LoadingCards';
import { useHeld } from '../platform/loading/useHeld';
import { PageHeading } from '../platform/navigation/PageHeading';
import { useMember } from '../platform/session/useMember';

const OverviewRest = lazy(() => importPart(() => import('./OverviewRest')));

/** `paths.overview`: what waits for the customer, what they have and what it costs, and what they may want. */
export default function OverviewRoute() {
  const { readConfig } = useAppContext();
  const insurer = readConfig('distributor.insurer', (config) => config.distributor?.insurer);
  const tasks = useTasks();
  const { member, loading: memberLoading } = useMember();
  const agreements = useAgreements({ distributor: useShortname() });
  // For what stands below, whose code is not here yet.
  const recommendations = useRecommendations();

  const { status } = useSession();
  // Without a session nothing is asked for yet.
  const held = useHeld(status === 'loading' || tasks.loading || memberLoading);
  // As it was when the page was let go: who is known late is greeted next time.
  const [greeted, setGreeted] = useState<boolean>();
  if (!held && greeted === undefined) setGreeted(member);
  const agreementsLoading = !agreements.data && !agreements.error;
  // What a partner bank adds stands above the rest, and would push it, however late it comes.
  const restHeld = useHeld(
    recommendations.loading,
    !held && !agreementsLoading && !agreements.incomplete,
  );

  return (
    <Page>
      <PageHeading
        title="Forsikringsoversikt"
        lead={insurer && `Forsikringene leveres av ${insurer}`}
      />
      <LoadingRegion
        loading={held || agreementsLoading}
        loadingText="Henter forsikringene dine"
        doneText={agreements.data ? 'Forsikringene dine er hentet' : ''}
      >
        {held ? (
          <LoadingSection />
        ) : (
          <>
            <SectionBoundary name="tasks">
              <Tasks tasks={tasks} />
            </SectionBoundary>
            {greeted && <MemberIntro />}
            <SectionBoundary name="agreements">
              <Agreements agreements={agreements} />
            </SectionBoundary>
          </>
        )}
      </LoadingRegion>
      {!restHeld && (
        <SectionBoundary name="overview-rest">
          <Suspense>
            <OverviewRest agreementsKnown={agreements.data !== undefined} member={member} />
          </Suspense>
        </SectionBoundary>
      )}
    </Page>
  );
}
