import type { Agreement } from '@forsikring/api-client';
import { CardGrid } from '@forsikring/ui-kit';
import { useId } from 'react';
import { areaTexts } from '../../domain/products/productArea.texts';
import { LoadingCard } from '../../platform/loading/LoadingCards';
import { AgreementCard } from './AgreementCard';
import { agreementsTexts as texts } from './agreements.texts';
import { type AgreementGroup, groupByArea } from './groupByArea';

interface AgreementGroupsProps {
  agreements: Agreement[];
  /** Whether more agreements are pending. */
  pending: boolean;
}

/** The cards of all agreements: one list, or a list of areas when there are many. */
export function AgreementGroups({ agreements, pending }: AgreementGroupsProps) {
  const groups = groupByArea(agreements);
  if (!groups) {
    return (
      <CardGrid aria-label={texts.heading}>
        <Cards agreements={agreements} />
        {pending && <PendingCard />}
      </CardGrid>
    );
  }
  return (
    <ul role="list" aria-label={texts.heading} className="agreement-groups">
      {groups.map((group, index) => (
        <Group key={group.area} group={group} pending={pending && index === groups.length - 1} />
      ))}
    </ul>
  );
}

/** The agreements of one area below its name. */
function Group({ group, pending }: { group: AgreementGroup; pending: boolean }) {
  const titleId = useId();
  return (
    <li className="agreement-group">
      <h3 id={titleId} className="agreement-group-title">
        {areaTexts[group.area]}
      </h3>
      <CardGrid aria-labelledby={titleId}>
        <Cards agreements={group.agreements} headingLevel={4} />
        {pending && <PendingCard />}
      </CardGrid>
    </li>
  );
}

function Cards({ agreements, headingLevel }: { agreements: Agreement[]; headingLevel?: 4 }) {
  return agreements.map((agreement) => (
    <li key={`${agreement.systemSource} ${agreement.policyNumber}`}>
      <AgreementCard agreement={agreement} {...(headingLevel && { headingLevel })} />
    </li>
  ));
}

/** Reserves the room of a pending agreement. */
const PendingCard = () => (
  <li aria-hidden="true">
    <LoadingCard />
  </li>
);
