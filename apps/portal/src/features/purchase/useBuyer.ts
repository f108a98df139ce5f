import { useAgreements } from '@forsikring/api-client/react';
import { useShortname } from '../../platform/config/useShortname';
import { usePatience } from '../../platform/loading/usePatience';
import { useMember } from '../../platform/session/useMember';
import type { Buyer } from './purchaseGroups';

const TRAVEL = ['REISE', 'KOLLEKTIV_REISE'];

/** Who is buying, as far as it is known. */
export interface BuyerState {
  /** The standard customer until known; what could not be read stays standard. */
  buyer: Buyer;
  /** Whether to show a skeleton: later the standard groups are shown, and corrected. */
  waiting: boolean;
  /** Reads again what failed; undefined when nothing has. */
  retry: (() => void) | undefined;
}

/** Reads what the customer has, which decides what they can buy. */
export function useBuyer(): BuyerState {
  const agreements = useAgreements({ distributor: useShortname() });
  const { member, state } = useMember();
  const travels =
    agreements.data?.avtaler.some(({ productType = '' }) => TRAVEL.includes(productType)) ?? false;

  // One travel insurance is enough to know, whatever a partner bank adds.
  const agreementsKnown =
    travels ||
    (agreements.data !== undefined && !agreements.incomplete) ||
    agreements.error !== undefined;
  const known = agreementsKnown && state.status !== 'waiting';
  const waiting = usePatience(!known);

  const retries = [
    ...(agreements.error || agreements.partnerFailed ? [agreements.reload] : []),
    ...(state.status === 'failed' ? [state.retry] : []),
  ];
  return {
    buyer: { member, travels },
    waiting,
    retry:
      retries.length > 0
        ? () => {
            for (const retry of retries) retry();
          }
        : undefined,
  };
}
