import type { Agreement } from '@forsikring/api-client';
import { LoadingRows } from '../../platform/rows/LoadingRows';
import { AgreementRow } from './AgreementRow';
import { agreementsTexts as texts } from './agreements.texts';

interface AgreementRowsProps {
  agreements: readonly Agreement[];
  /** Whether more agreements are pending. */
  pending: boolean;
  /** @default 'Forsikringene dine' */
  label?: string;
  /** @default 3 */
  headingLevel?: 3 | 4;
}

/** Agreements in one list. */
export function AgreementRows({
  agreements,
  pending,
  label = texts.heading,
  headingLevel = 3,
}: AgreementRowsProps) {
  return (
    <ul role="list" aria-label={label} className="row-list">
      {agreements.map((agreement) => (
        <li key={`${agreement.systemSource} ${agreement.policyNumber}`}>
          <AgreementRow agreement={agreement} headingLevel={headingLevel} />
        </li>
      ))}
      {pending && <LoadingRows count={1} priced />}
    </ul>
  );
}
