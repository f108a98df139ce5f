import type { AgreementList as AgreementListData } from '@forsikring/api-client';
import type { Agreements as AgreementsRead } from '@forsikring/api-client/react';
import { Button, ExternalLink } from '@forsikring/ui-kit';
import { lazy, Suspense, useMemo } from 'react';
import { agreementListState } from '../../domain/agreementListState';
import { useConfiguredAddress } from '../../platform/navigation/useConfiguredAddress';
import { MissingWarning } from '../../platform/section/LoadFailure';
import { ReadSection } from '../../platform/section/ReadSection';
import { sectionRead } from '../../platform/section/sectionRead';
import { useInitiallyPending } from '../../platform/section/useInitiallyPending';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { AgreementRows } from './AgreementRows';
import {
  AgreementRowsSkeleton,
  AgreementsSkeleton,
  TotalPriceSkeleton,
} from './AgreementsSkeleton';
import { agreementsTexts as texts } from './agreements.texts';
import { sameThingTogether } from './insuredThing';
import { NoAgreements } from './NoAgreements';
import { TotalPrice } from './TotalPrice';
import './agreements.css';

/** The number of agreements from which they are grouped. */
const MIN_GROUPED = 9;

/** Few customers need groups and a search. Without their code, one list has all agreements. */
const ManyAgreements = lazy(() =>
  import('./ManyAgreements').catch(() => ({ default: AgreementRows })),
);

/** The agreements section of the overview. */
export function Agreements({ agreements }: { agreements: AgreementsRead }) {
  const { data, error, incomplete } = agreements;
  const empty = data !== undefined && agreementListState(data, incomplete).empty;
  // Few customers have a partner bank: shows the total after a second, unless partner agreements are pending.
  const mayBeMore = useInitiallyPending(data !== undefined && incomplete);
  return (
    <ReadSection
      name="forsikringer"
      komponent={texts.heading}
      className="agreements"
      heading={empty ? texts.emptyHeading : texts.heading}
      actions={<ReportClaim shown={(data ?? error) !== undefined && !empty} />}
      texts={texts}
      read={sectionRead([agreements], (list) => list)}
      skeleton={<AgreementsSkeleton />}
    >
      {(list, { retry }) => (
        <AgreementList
          {...agreements}
          agreements={list}
          totalLoading={mayBeMore || agreements.partnerPending}
          onRetry={() => retry(agreements.reload)}
        />
      )}
    </ReadSection>
  );
}

/** The link 'Meld skade', unless the customer has no insurances. */
function ReportClaim({ shown }: { shown: boolean }) {
  const href = useConfiguredAddress('reportClaimUrl');
  const track = useClickTracking();
  if (!href || !shown) return null;
  return (
    <Button
      variant="secondary"
      className="agreements-report-claim"
      render={<ExternalLink href={href} />}
      onClick={() => track('lenke', texts.reportClaim, 'forsikringer-meld-skade')}
    >
      {texts.reportClaim}
    </Button>
  );
}

interface AgreementListProps
  extends Pick<AgreementsRead, 'incomplete' | 'partnerPending' | 'partnerFailed'> {
  agreements: AgreementListData;
  /** Whether the total price has a skeleton. */
  totalLoading: boolean;
  onRetry: () => void;
}

/** The customer's agreements with their total price. */
function AgreementList({
  agreements,
  incomplete,
  partnerPending,
  partnerFailed,
  totalLoading,
  onRetry,
}: AgreementListProps) {
  const { avtaler } = agreements;
  const { missing, empty } = agreementListState(agreements, incomplete);
  const ordered = useMemo(() => sameThingTogether(avtaler), [avtaler]);
  const Rows = avtaler.length < MIN_GROUPED ? AgreementRows : ManyAgreements;

  return (
    <>
      {empty && <NoAgreements />}
      {missing && (
        <MissingWarning text={texts.missing} onRetry={partnerFailed ? onRetry : undefined} />
      )}
      {totalLoading ? (
        <TotalPriceSkeleton />
      ) : (
        <TotalPrice agreements={agreements} incomplete={incomplete && !missing} />
      )}
      {(avtaler.length > 0 || partnerPending) && (
        <Suspense fallback={<AgreementRowsSkeleton />}>
          <Rows agreements={ordered} pending={partnerPending} partial={missing || partnerPending} />
        </Suspense>
      )}
    </>
  );
}
