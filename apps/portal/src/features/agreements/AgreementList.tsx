import type { AgreementList as AgreementListData } from '@forsikring/api-client';
import type { Agreements } from '@forsikring/api-client/react';
import { Button, CardGrid, Message, Skeleton } from '@forsikring/ui-kit';
import { useId } from 'react';
import { formatMonthly } from '../../platform/format/money';
import { LoadingCard } from '../../platform/loading/LoadingCards';
import { Steady } from '../../platform/loading/Steady';
import { usePatience } from '../../platform/loading/usePatience';
import { AgreementCard } from './AgreementCard';
import { agreementListState } from './agreementListState';
import { PriceHelp } from './PriceHelp';

interface AgreementListProps
  extends Pick<Agreements, 'incomplete' | 'partnerPending' | 'partnerFailed'> {
  agreements: AgreementListData;
  onRetry: () => void;
}

/** The customer's agreements with their total price, which waits for the partner bank's part. */
export function AgreementList({
  agreements,
  incomplete,
  partnerPending,
  partnerFailed,
  onRetry,
}: AgreementListProps) {
  const { avtaler } = agreements;
  const { missing, empty } = agreementListState(agreements, incomplete);
  // Few customers have a partner bank: the total does not wait long to know.
  const totalWaiting = usePatience(incomplete) || partnerPending;

  return (
    <Steady>
      {missing && (
        <Message variant="warning" className="agreement-list-warning">
          <p>
            Noen av systemene våre er nede. Det kan hende noen av forsikringene dine mangler fra
            listen.
          </p>
          {partnerFailed && (
            <Button variant="secondary" className="load-failure-retry" onClick={onRetry}>
              Prøv igjen
            </Button>
          )}
        </Message>
      )}
      {empty && (
        <p className="agreement-list-empty">Når du kjøper en forsikring, finner du den her.</p>
      )}
      {totalWaiting ? (
        <Skeleton shape="text" className="total-price-skeleton" />
      ) : (
        <TotalPrice {...agreements} />
      )}
      {(avtaler.length > 0 || partnerPending) && (
        <CardGrid aria-label="Forsikringene dine">
          {avtaler.map((agreement) => (
            <li key={`${agreement.systemSource} ${agreement.policyNumber}`}>
              <AgreementCard agreement={agreement} />
            </li>
          ))}
          {partnerPending && (
            <li aria-hidden="true">
              <LoadingCard />
            </li>
          )}
        </CardGrid>
      )}
    </Steady>
  );
}

function TotalPrice({ monthlySum, yearlySum }: AgreementListData) {
  const totalId = useId();
  if (monthlySum === 0) return null;
  return (
    <div className="total-price">
      <strong id={totalId}>Totalpris: {formatMonthly(monthlySum)}</strong>
      <PriceHelp yearly={yearlySum} priceOf={totalId} />
    </div>
  );
}
