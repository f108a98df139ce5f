import { useAgreements } from '@forsikring/api-client/react';
import { Card, CardGrid, CardLink, LoadingRegion, Message } from '@forsikring/ui-kit';

/** The customer's insurances. The hook calls the insurer, and has the typed, checked response. */
export function Agreements() {
  const { data, error } = useAgreements({ distributor: 'none' });
  if (error) return <Message title="Vi fikk ikke hentet forsikringene">Prøv igjen senere.</Message>;
  if (!data) return <LoadingRegion loading>Forsikringene dine</LoadingRegion>;
  return (
    <CardGrid>
      {data.avtaler.map(({ policyNumber, name }) => (
        <li key={policyNumber}>
          <Card>
            <CardLink href="#avtale">{name}</CardLink>
          </Card>
        </li>
      ))}
    </CardGrid>
  );
}
