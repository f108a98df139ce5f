import type { AgreementList } from '@forsikring/api-client';

/** The state that the list shows beside its agreements. */
export interface AgreementListState {
  /** Agreements may be missing from the list. */
  missing: boolean;
  /** The customer has no agreements. */
  empty: boolean;
}

/** The state of a list. `incomplete` means that the partner bank's agreements are not loaded. */
export function agreementListState(
  { avtaler, monthlySum, systemSourceError }: AgreementList,
  incomplete: boolean,
): AgreementListState {
  // A total without agreements: the insurer has agreements that could not be read.
  const missing = systemSourceError || (avtaler.length === 0 && monthlySum > 0);
  return { missing, empty: avtaler.length === 0 && !incomplete && !missing };
}
