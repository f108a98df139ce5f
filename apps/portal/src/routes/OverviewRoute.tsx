import { Page } from '@forsikring/ui-kit';
import { Agreements } from '../features/agreements/Agreements';
import { useAppContext } from '../platform/context/AppContext';
import { SectionBoundary } from '../platform/errors/SectionBoundary';
import { PageHeading } from '../platform/navigation/PageHeading';

/** `paths.overview`: what the customer has, and what it costs. */
export default function OverviewRoute() {
  const { readConfig } = useAppContext();
  const insurer = readConfig('distributor.insurer', (config) => config.distributor?.insurer);

  return (
    <Page>
      <PageHeading
        title="Forsikringsoversikt"
        lead={insurer && `Forsikringene leveres av ${insurer}`}
      />
      <SectionBoundary name="agreements">
        <Agreements />
      </SectionBoundary>
    </Page>
  );
}
