import { Card, Loader, Page, Skeleton } from '@forsikring/ui-kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AgreementsSkeleton } from '../../features/agreements/AgreementsSkeleton';
import { TasksSkeleton } from '../../features/tasks/TasksSkeleton';
import { pageHeadings } from '../../platform/navigation/pageHeadings.texts';
import { LoadingList } from '../../platform/rows/LoadingRows';
import '../../routes/overview.css';
import { type SkeletonName, skeletonOf } from './skeletonOf';

/** The room of the overview: the skeletons that its sections show until they have their data. */
const OVERVIEW = (
  <div className="overview-sections">
    <div className="ui-section tasks">
      <Skeleton className="loading-subheading" />
      <TasksSkeleton />
    </div>
    <div className="ui-section agreements">
      <Skeleton className="loading-subheading" />
      <AgreementsSkeleton />
    </div>
  </div>
);

const CARD = (
  <Card className="loading-card">
    <Skeleton shape="circle" className="loading-row-icon" />
    <div className="loading-row-text">
      <Skeleton shape="text" />
    </div>
  </Card>
);

const LINES = (
  <div className="loading-lines">
    <LoadingList count={6} />
  </div>
);

/** The room of each page: the code of the other pages brings the skeletons of their sections. */
const ROOMS: Record<SkeletonName, ReactNode> = {
  overview: OVERVIEW,
  offers: (
    <>
      {CARD}
      {CARD}
    </>
  ),
  profile: LINES,
  purchase: (
    <>
      <Skeleton className="loading-picture" />
      {LINES}
    </>
  ),
  receipt: CARD,
  'other-insurances': CARD,
  plain: null,
};

/** The page at the current address until the session is known and its code has loaded. */
export function LoadingPage() {
  const { pathname } = useLocation();
  return <PageSkeleton name={skeletonOf(pathname)} />;
}

/**
 * A page before it has loaded: the heading, if known, and the room of the content. index.html contains the skeleton,
 * so that it is shown before any script has run.
 */
export function PageSkeleton({ name }: { name: SkeletonName }) {
  return (
    <Page>
      <Heading {...(name in pageHeadings && pageHeadings[name as keyof typeof pageHeadings])} />
      <div aria-hidden="true" className="loading-room">
        {ROOMS[name]}
      </div>
    </Page>
  );
}

/**
 * The heading is only shown: whether the visitor gets this page is not known yet, so screen readers get the loader's
 * text. The loader is where the lead will be.
 */
function Heading({ title, lead }: { title?: string; lead?: string }) {
  return (
    <>
      {title ? (
        <p aria-hidden="true" className="ui-heading-1">
          {title}
        </p>
      ) : (
        <Skeleton className="loading-title" />
      )}
      <p className={lead ? 'ui-page-lead loading-lead' : 'loading-lead'}>
        <Loader />
        {lead && (
          <span aria-hidden="true" className="loading-lead-room">
            {lead}
          </span>
        )}
      </p>
    </>
  );
}
