import { Loader, Page, Skeleton } from '@forsikring/ui-kit';
import { LoadingSection } from '../platform/loading/LoadingCards';

/** The page until the session is known. The markup in index.html is the same. */
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
