import type { AgreementList as AgreementListData } from '@forsikring/api-client';
import { CardGrid, Message, Section, Skeleton } from '@forsikring/ui-kit';
import { formatMonthly, formatYearly } from '../../platform/format/money';
import { AgreementCard } from './AgreementCard';

interface AgreementListProps {
  agreements: AgreementListData;
  /** Whether more may come from the partner bank: the sums wait for it. */
  incomplete: boolean;
}

/** The customer's agreements with what they cost together. */
export function AgreementList({ agreements, incomplete }: AgreementListProps) {
  const { avtaler, systemSourceError } = agreements;
  const empty = avtaler.length === 0 && !incomplete && !systemSourceError;

  return (
    <Section heading={empty ? 'Du har ingen forsikringer' : 'Forsikringene dine'}>
      {systemSourceError && (
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
        <CardGrid>
          {avtaler.map((agreement) => (
            <li key={`${agreement.systemSource} ${agreement.policyNumber}`}>
              <AgreementCard agreement={agreement} />
            </li>
          ))}
        </CardGrid>
      )}
    </Section>
  );
}

function TotalPrice({ monthlySum, yearlySum }: AgreementListData) {
  if (monthlySum === 0) return null;
  return (
    <p className="total-price">
      <strong>Totalpris: {formatMonthly(monthlySum)}</strong>
      <span className="total-price-yearly">{formatYearly(yearlySum)}</span>
    </p>
  );
}
