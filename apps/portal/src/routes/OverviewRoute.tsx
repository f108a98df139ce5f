import { useAgreements, useStartRead } from '@forsikring/api-client/react';
import { Page } from '@forsikring/ui-kit';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isUnavailable } from '../domain/errors/isUnavailable';
import { useMember } from '../domain/useMember';
import { Agreements } from '../features/agreements/Agreements';
import { MemberIntro } from '../features/membership/MemberIntro';
import { BoxSection } from '../features/tasks/Boxes';
import { Tasks } from '../features/tasks/Tasks';
import { useTasks } from '../features/tasks/useTasks';
import { useAppContext } from '../platform/AppContext';
import { BrandScene } from '../platform/branding/BrandScene';
import { useShortname } from '../platform/config/shortname';
import { importPart } from '../platform/lateCode/importPart';
import { afterPaint } from '../platform/lateCode/onPageReady';
import { PageHeading } from '../platform/navigation/PageHeading';
import { pageHeadings } from '../platform/navigation/pageHeadings.texts';
import { SectionBoundary } from '../platform/section/SectionBoundary';
import { useInitiallyPending } from '../platform/section/useInitiallyPending';
import { StableLayout } from '../platform/stableLayout/StableLayout';
import './overview.css';
import { routeTexts } from './routes.texts';

const Unavailable = lazy(() => importPart(() => import('../features/error-pages/Unavailable')));
const DeferredOverview = lazy(() => importPart(() => import('./DeferredOverview')));

/**
 * `paths.overview`: the customer's tasks, agreements and recommendations. Each section shows its content as soon as
 * its own data has arrived.
 */
export default function OverviewRoute() {
  const { readConfig } = useAppContext();
  const insurer = readConfig('distributor.insurer');
  // First, because browsers limit parallel requests, and the agreements matter most.
  const agreements = useAgreements({ distributor: useShortname() });
  const tasks = useTasks();
  const membership = useMember();
  // The code of their section loads later. A hook, since the read depends on the session and SWR's cache.
  useStartRead('getRecommendations');
  // Defers the sections below until the tasks and agreements are painted, unless these are slow.
  const pending = useInitiallyPending(agreements.loading || tasks.loading);
  const [deferredShown, setDeferredShown] = useState(false);
  useEffect(() => {
    if (!pending) return afterPaint(() => setDeferredShown(true));
  }, [pending]);

  // The agreements are the page, and without tasks nothing else of the customer can be shown.
  const noTasks = !tasks.data && !tasks.loading;
  if (!agreements.data && isUnavailable(agreements.error) && noTasks) return <Unavailable />;

  return (
    <Page>
      <div className="brand-opening">
        <PageHeading
          title={pageHeadings.overview.title}
          lead={insurer && routeTexts.deliveredBy(insurer)}
        />
        <BrandScene at="start" fetched={deferredShown} />
      </div>
      <StableLayout className="overview-sections">
        <Tasks tasks={tasks} />
        <MemberIntro membership={membership} />
        <Agreements agreements={agreements} />
        <SectionBoundary name="boxes">
          <BoxSection tasks={tasks} />
        </SectionBoundary>
        {deferredShown && (
          <SectionBoundary name="deferred-overview">
            <Suspense>
              <DeferredOverview agreements={agreements} membership={membership} />
            </Suspense>
          </SectionBoundary>
        )}
      </StableLayout>
    </Page>
  );
}
