import { useAgreements } from '@forsikring/api-client/react';
import { LoadingRegion, Section } from '@forsikring/ui-kit';
import { useRef } from 'react';
import { useAppContext } from '../../platform/context/AppContext';
import { LoadFailure } from '../../platform/errors/LoadFailure';
import { AgreementList } from './AgreementList';
import { AgreementListSkeleton } from './AgreementListSkeleton';
import { agreementListState } from './agreementListState';

/** The agreements section of the overview: on its way, failed, or there. */
export function Agreements() {
  const { readConfig } = useAppContext();
  const distributor =
    readConfig('distributor.shortname', (config) => config.distributor?.shortname) ?? 'none';
  const { data, error, incomplete, reload } = useAgreements({ distributor });

  const heading = useRef<HTMLHeadingElement>(null);
  const empty = data !== undefined && agreementListState(data, incomplete).empty;
  const retry = () => {
    // The button goes with the message that it stands in.
    heading.current?.focus();
    reload();
  };

  return (
    <LoadingRegion
      loading={!data && !error}
      loadingText="Henter forsikringene dine"
      doneText={data ? 'Forsikringene dine er hentet' : ''}
    >
      <Section
        headingRef={heading}
        heading={empty ? 'Du har ingen forsikringer' : 'Forsikringene dine'}
      >
        {data ? (
          <AgreementList agreements={data} incomplete={incomplete} />
        ) : error ? (
          <LoadFailure text="En feil oppsto ved henting av forsikringene dine." onRetry={retry} />
        ) : (
          <AgreementListSkeleton />
        )}
      </Section>
    </LoadingRegion>
  );
}
