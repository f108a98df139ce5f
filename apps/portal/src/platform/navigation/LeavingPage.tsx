import { Loader, Page } from '@forsikring/ui-kit';
import { PageHeading } from './PageHeading';

/** Stands for the moment until the browser has left for another system. */
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
