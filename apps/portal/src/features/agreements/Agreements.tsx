import { useAgreements } from '@forsikring/api-client/react';
import { LoadingRegion, Section } from '@forsikring/ui-kit';
import { useAppContext } from '../../platform/context/AppContext';
import { LoadFailure } from '../../platform/errors/LoadFailure';
import { AgreementList } from './AgreementList';
import { AgreementListSkeleton } from './AgreementListSkeleton';

/** The agreements section of the overview: on its way, failed, or there. */
export function Agreements() {
  const { readConfig } = useAppContext();
  const distributor =
    readConfig('distributor.shortname', (config) => config.distributor?.shortname) ?? 'none';
  const { data, error, incomplete, reload } = useAgreements({ distributor });

  return (
    <LoadingRegion
      loading={!data && !error}
      loadingText="Henter forsikringene dine"
      doneText={data ? 'Forsikringene dine er hentet' : ''}
    >
      {data ? (
        <AgreementList agreements={data} incomplete={incomplete} />
      ) : error ? (
        <Section heading="Forsikringene dine">
          <LoadFailure text="En feil oppsto ved henting av forsikringene dine." onRetry={reload} />
        </Section>
      ) : (
        <AgreementListSkeleton />
      )}
    </LoadingRegion>
  );
}
