import { useAgreements } from '@forsikring/api-client/react';
import { useMember } from '../../domain/useMember';
import { useShortname } from '../../platform/config/shortname';
import { retryAll, type SectionRead } from '../../platform/section/sectionRead';
import { useInitiallyPending } from '../../platform/section/useInitiallyPending';
import type { Buyer } from './purchaseGroups';

const TRAVEL = ['REISE', 'KOLLEKTIV_REISE'];

/** What the purchase page knows of the customer. */
interface KnownBuyer {
  /** Undefined while the skeleton is shown. Without membership and travel insurance when these cannot be read. */
  buyer: Buyer | undefined;
}

/**
 * Reads the agreements and the membership, which decide what the customer can buy. After a second, the standard groups
 * are shown, and corrected later.
 */
export function useBuyer(): SectionRead<KnownBuyer> {
  const agreements = useAgreements({ distributor: useShortname() });
  const { member, read } = useMember();
  const travels =
    agreements.data?.avtaler.some(({ productType = '' }) => TRAVEL.includes(productType)) ?? false;

  // With one travel insurance, the partner bank's agreements make no difference.
  const agreementsKnown =
    travels ||
    (agreements.data !== undefined && !agreements.incomplete) ||
    agreements.error !== undefined;
  const known = agreementsKnown && !read.loading;
  const loading = useInitiallyPending(!known);

  const retry = retryAll([
    ...(agreements.error || agreements.partnerFailed ? [agreements.reload] : []),
    ...(read.retry ? [read.retry] : []),
  ]);
  return { data: { buyer: loading ? undefined : { member, travels } }, loading, retry };
}
