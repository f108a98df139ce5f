import type { AgreementList as AgreementListData } from '@forsikring/api-client';
import type { Agreements } from '@forsikring/api-client/react';
import { Button } from '@forsikring/ui-kit';
import { lazy, Suspense, useMemo } from 'react';
import { agreementListState } from '../../domain/agreementListState';
import { LazyPicture } from '../../platform/pictures/LazyPicture';
import { LoadingRows } from '../../platform/rows/LoadingRows';
import { MissingWarning } from '../../platform/section/MissingWarning';
import { useInitiallyPending } from '../../platform/section/useInitiallyPending';
import { StableLayout } from '../../platform/stableLayout/StableLayout';
import { AgreementRows } from './AgreementRows';
import { MIN_GROUPED, sameThingTogether } from './agreementGroups';
import { agreementsTexts as texts } from './agreements.texts';
import { TotalPrice, TotalPriceSkeleton } from './TotalPrice';

/** Few customers need groups and a search. Without their code, one list has all agreements. */
const ManyAgreements = lazy(() =>
  import('./ManyAgreements').catch(() => ({ default: AgreementRows })),
);

interface AgreementListProps
  extends Pick<Agreements, 'incomplete' | 'partnerPending' | 'partnerFailed'> {
  agreements: AgreementListData;
  onRetry: () => void;
}

/**
 * The customer's agreements with their total price, which has a skeleton until the partner bank's
 * agreements are loaded.
 */
export function AgreementList({
  agreements,
  incomplete,
  partnerPending,
  partnerFailed,
  onRetry,
}: AgreementListProps) {
  const { avtaler } = agreements;
  const { missing, empty } = agreementListState(agreements, incomplete);
  const ordered = useMemo(() => sameThingTogether(avtaler), [avtaler]);
  const Rows = avtaler.length < MIN_GROUPED ? AgreementRows : ManyAgreements;
  // Few customers have a partner bank: shows the total after a second, unless partner agreements are pending.
  const totalLoading = useInitiallyPending(incomplete) || partnerPending;

  return (
    <StableLayout>
      {empty && (
        <>
          <p className="agreement-list-empty">{texts.empty}</p>
          <LazyPicture name="no-insurances" />
        </>
      )}
      {missing && (
        <MissingWarning text={texts.missing}>
          {partnerFailed && (
            <Button variant="secondary" className="load-failure-retry" onClick={onRetry}>
              {texts.retry}
            </Button>
          )}
        </MissingWarning>
      )}
      {totalLoading ? (
        <TotalPriceSkeleton />
      ) : (
        <TotalPrice agreements={agreements} incomplete={incomplete && !missing} />
      )}
      {(avtaler.length > 0 || partnerPending) && (
        <Suspense
          fallback={
            <ul className="row-list">
              <LoadingRows count={6} priced />
            </ul>
          }
        >
          <Rows agreements={ordered} pending={partnerPending} partial={missing || partnerPending} />
        </Suspense>
      )}
    </StableLayout>
  );
}
