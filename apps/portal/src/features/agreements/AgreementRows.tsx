import type { Agreement } from '@forsikring/api-client';
import { LoadingRows } from '../../platform/rows/LoadingRows';
import { MoreRows } from '../../platform/rows/MoreRows';
import { useShownRows } from '../../platform/rows/useShownRows';
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
  /** The search that found these agreements. @default '' */
  search?: string;
}

/** Agreements in one list, which shows a part at a time when it is long. */
export function AgreementRows({
  agreements,
  pending,
  label = texts.heading,
  headingLevel = 3,
  search,
}: AgreementRowsProps) {
  const rows = useShownRows(search);
  const total = agreements.length;
  return (
    <>
      <ul ref={rows.list} role="list" aria-label={label} className="row-list">
        {agreements.slice(0, rows.limit).map((agreement) => (
          <li key={`${agreement.systemSource} ${agreement.policyNumber}`}>
            <AgreementRow agreement={agreement} headingLevel={headingLevel} />
          </li>
        ))}
        {pending && rows.limit >= total && <LoadingRows count={1} priced />}
      </ul>
      <MoreRows id="forsikringer-flere" rows={rows} total={total} text={texts.shown} />
    </>
  );
}
