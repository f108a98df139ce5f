import { Card, DescriptionRow, DescriptionTable, Loader, Page, Skeleton } from '@forsikring/ui-kit';
import type { ReactNode } from 'react';
import { TotalPriceSkeleton } from '../../features/agreements/TotalPrice';
import { pageHeadings } from '../../platform/navigation/pageHeadings.texts';
import { LoadingRows } from '../../platform/rows/LoadingRows';
import { Hyphenated } from '../../platform/words/Hyphenated';
import { LoadingCards } from './LoadingCards';
import '../../routes/overview.css';
import type { SkeletonName } from './skeletonOf';

const ROWS = ['1', '2', '3', '4', '5', '6', '7'];

/** The room of each page. Its parts have the sizes that they have on the page itself. */
const SKELETONS: Record<SkeletonName, ReactNode> = {
  overview: (
    <>
      <Heading {...pageHeadings.overview} />
      <div aria-hidden="true" className="overview-sections">
        <div className="ui-section tasks">
          <Skeleton className="loading-subheading" />
          <ul role="list" className="row-list">
            <LoadingRows count={2} />
          </ul>
        </div>
        <div className="ui-section agreements">
          <Skeleton className="loading-subheading" />
          <TotalPriceSkeleton />
          <ul role="list" className="row-list">
            <LoadingRows count={6} priced />
          </ul>
        </div>
      </div>
    </>
  ),
  offers: (
    <>
      <Heading {...pageHeadings.offers} />
      <LoadingCards />
    </>
  ),
  profile: (
    <>
      <Heading {...pageHeadings.profile} />
      <Card className="loading-profile" aria-hidden="true">
        <Skeleton className="loading-subheading" />
        <DescriptionTable>
          {ROWS.map((row) => (
            <DescriptionRow key={row} label={<Skeleton shape="text" className="loading-label" />}>
              <Skeleton shape="text" className="loading-value" />
            </DescriptionRow>
          ))}
        </DescriptionTable>
      </Card>
    </>
  ),
  purchase: (
    <>
      <Heading {...pageHeadings.purchase} />
      <div className="loading-choice" aria-hidden="true">
        <Skeleton className="loading-picture" />
        <Card className="loading-groups">
          {ROWS.map((row) => (
            <div key={row} className="loading-group">
              <Skeleton shape="text" className="loading-label" />
            </div>
          ))}
        </Card>
      </div>
    </>
  ),
  receipt: (
    <>
      <Heading {...pageHeadings.receipt} />
      <Skeleton className="loading-steps" />
    </>
  ),
  'other-insurances': (
    <>
      <Heading />
      <LoadingCards />
    </>
  ),
  plain: <Heading />,
};

/**
 * A page before it has loaded: its heading where it is known, and the room of what it will show. It is also
 * in the page before any script has run.
 */
export function PageSkeleton({ name }: { name: SkeletonName }) {
  return <Page>{SKELETONS[name]}</Page>;
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
          <Hyphenated>{title}</Hyphenated>
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
