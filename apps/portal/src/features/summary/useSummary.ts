import type { Agreements } from '@forsikring/api-client/react';
import { useInitiallyPending } from '../../platform/loading/useInitiallyPending';
import { type PriceSummary, priceSummary } from './priceSummary';

/** What the summary shows; nothing when there is nothing to sum up. */
export type SummaryState =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'ready'; summary: PriceSummary };

/**
 * The state of the summary. It waits for the agreements of a partner bank, and at most a second for whether
 * the customer has one. A hook of the page, whose layout keeps parts in place when the state changes.
 */
export function useSummary(agreements: Agreements): SummaryState {
  const { data, error, incomplete, partnerPending } = agreements;
  const initiallyIncomplete = useInitiallyPending(incomplete);
  if (!data) return { status: error === undefined ? 'loading' : 'empty' };
  if (partnerPending || initiallyIncomplete) return { status: 'loading' };
  const summary = priceSummary(data, incomplete);
  const isEmpty = summary.count === 0 && summary.monthly === undefined;
  return isEmpty ? { status: 'empty' } : { status: 'ready', summary };
}
