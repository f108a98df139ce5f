import type { Agreement } from '@forsikring/api-client';
import type { Ref } from 'react';
import { LoadingRows } from '../../platform/rows/LoadingRows';
import { AgreementRow } from './AgreementRow';
import { agreementsTexts as texts } from './agreements.texts';

export interface AgreementRowsProps {
  agreements: readonly Agreement[];
  /** Whether more agreements are pending. */
  pending: boolean;
  /** @default 'Forsikringene dine' */
  label?: string;
  /** @default 3 */
  headingLevel?: 3 | 4;
  ref?: Ref<HTMLUListElement>;
}

/** Agreements in one list. */
export function AgreementRows({
  agreements,
  pending,
  label = texts.heading,
  headingLevel = 3,
  ref,
}: AgreementRowsProps) {
  return (
    <ul ref={ref} role="list" aria-label={label} className="row-list">
      {agreements.map((agreement) => (
        <li key={`${agreement.systemSource} ${agreement.policyNumber}`}>
          <AgreementRow agreement={agreement} headingLevel={headingLevel} />
        </li>
      ))}
      {pending && <LoadingRows count={1} priced />}
    </ul>
  );
}
