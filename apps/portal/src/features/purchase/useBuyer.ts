import { useAgreements } from '@forsikring/api-client/react';
import { useMember } from '../../domain/useMember';
import { useShortname } from '../../platform/config/shortname';
import { retryAll } from '../../platform/section/sectionState';
import { useInitiallyPending } from '../../platform/section/useInitiallyPending';
import type { Buyer } from './purchaseGroups';

const TRAVEL = ['REISE', 'KOLLEKTIV_REISE'];

/** The buyer, as far as known. */
export interface BuyerState {
  /** A customer without membership or travel insurance until known, and when it cannot be read. */
  buyer: Buyer;
  /** Whether to show a skeleton. After a second the standard groups are shown, and corrected later. */
  loading: boolean;
  /** Retries the failed reads; undefined when none has failed. */
  retry: (() => void) | undefined;
}

/** Reads the agreements and the membership, which decide what the customer can buy. */
export function useBuyer(): BuyerState {
  const agreements = useAgreements({ distributor: useShortname() });
  const { member, state } = useMember();
  const travels =
    agreements.data?.avtaler.some(({ productType = '' }) => TRAVEL.includes(productType)) ?? false;

  // With one travel insurance, the partner bank's agreements make no difference.
  const agreementsKnown =
    travels ||
    (agreements.data !== undefined && !agreements.incomplete) ||
    agreements.error !== undefined;
  const known = agreementsKnown && state.status !== 'loading';
  const loading = useInitiallyPending(!known);

  const retry = retryAll([
    ...(agreements.error || agreements.partnerFailed ? [agreements.reload] : []),
    ...(state.status === 'failed' ? [state.retry] : []),
  ]);
  return { buyer: { member, travels }, loading, retry };
}
