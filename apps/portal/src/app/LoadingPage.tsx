import { Loader, Page, Skeleton } from '@forsikring/ui-kit';
import { LoadingSection } from '../platform/loading/LoadingCards';

/** What stands before it is known who the customer is. The prerendered page shows the same. */
export function LoadingPage() {
  return (
    <Page>
      <Skeleton className="loading-title" />
      <p className="loading-lead">
        <Loader />
      </p>
      <LoadingSection />
    </Page>
  );
}
