import type { AgreementList as AgreementListData } from '@forsikring/api-client';
import { CardGrid, Message, Skeleton } from '@forsikring/ui-kit';
import { formatMonthly } from '../../platform/format/money';
import { AgreementCard } from './AgreementCard';
import { agreementListState } from './agreementListState';
import { PriceHelp } from './PriceHelp';

interface AgreementListProps {
  agreements: AgreementListData;
  /** Whether more may come from the partner bank: the sums wait for it. */
  incomplete: boolean;
}

/** The customer's agreements with what they cost together. */
export function AgreementList({ agreements, incomplete }: AgreementListProps) {
  const { avtaler } = agreements;
  const { missing, empty } = agreementListState(agreements, incomplete);

  return (
    <>
      {missing && (
        <Message variant="warning" className="agreement-list-warning">
          <p>
            Noen av systemene våre er nede. Det kan hende noen av forsikringene dine mangler fra
            listen.
          </p>
        </Message>
      )}
      {empty && (
        <p className="agreement-list-empty">Når du kjøper en forsikring, finner du den her.</p>
      )}
      {incomplete ? (
        <Skeleton shape="text" className="total-price-skeleton" />
      ) : (
        <TotalPrice {...agreements} />
      )}
      {avtaler.length > 0 && (
        <CardGrid aria-label="Forsikringene dine">
          {avtaler.map((agreement) => (
            <li key={`${agreement.systemSource} ${agreement.policyNumber}`}>
              <AgreementCard agreement={agreement} />
            </li>
          ))}
        </CardGrid>
      )}
    </>
  );
}

function TotalPrice({ monthlySum, yearlySum }: AgreementListData) {
  if (monthlySum === 0) return null;
  return (
    <div className="total-price">
      <strong>Totalpris: {formatMonthly(monthlySum)}</strong>
      <PriceHelp yearly={yearlySum} />
    </div>
  );
}
