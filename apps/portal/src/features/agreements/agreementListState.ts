import type { AgreementList } from '@forsikring/api-client';

/** What the list has to say beside its agreements. */
export interface AgreementListState {
  /** Something may be missing from it. */
  missing: boolean;
  /** The customer has no agreement at all. */
  empty: boolean;
}

/** `incomplete`: more may come from the partner bank. */
export function agreementListState(
  { avtaler, monthlySum, systemSourceError }: AgreementList,
  incomplete: boolean,
): AgreementListState {
  // A price for nothing: the agreements were there, and could not be read.
  const missing = systemSourceError || (avtaler.length === 0 && monthlySum > 0);
  return { missing, empty: avtaler.length === 0 && !incomplete && !missing };
}
