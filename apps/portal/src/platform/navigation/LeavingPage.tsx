import { Loader, Page } from '@forsikring/ui-kit';
import { PageHeading } from './PageHeading';

/** The page while the browser navigates to another system. */
export function LeavingPage({ title, children }: { title: string; children?: React.ReactNode }) {
  return (
    <Page>
      <PageHeading title={title} />
      <p className="page-actions">
        <Loader />
      </p>
      {children}
    </Page>
  );
}
