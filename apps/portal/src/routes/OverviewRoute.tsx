import { Page, PageTitle } from '@forsikring/ui-kit';
import { Agreements } from '../features/agreements/Agreements';
import { useAppContext } from '../platform/context/AppContext';
import { SectionBoundary } from '../platform/errors/SectionBoundary';
import { useDocumentTitle } from '../platform/navigation/useDocumentTitle';

const TITLE = 'Forsikringsoversikt';

/** `paths.overview`: what the customer has, and what it costs. */
export default function OverviewRoute() {
  const { readConfig } = useAppContext();
  const insurer = readConfig('distributor.insurer', (config) => config.distributor?.insurer);
  useDocumentTitle(TITLE);

  return (
    <Page>
      <PageTitle lead={insurer && `Forsikringene leveres av ${insurer}`}>{TITLE}</PageTitle>
      <SectionBoundary name="agreements">
        <Agreements />
      </SectionBoundary>
    </Page>
  );
}
