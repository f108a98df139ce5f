import { useAgreements, useRecommendations } from '@forsikring/api-client/react';
import { useShortname } from '../../platform/config/useShortname';
import { useMember } from '../../platform/session/useMember';
import { type ChosenRecommendations, chooseRecommendations } from './chooseRecommendations';

/** What may be recommended to the customer on a page. */
export interface Recommended extends ChosenRecommendations {
  member: boolean;
  controlGroup: boolean;
  /** Whether the scores are general, not the customer's own. */
  fallback: boolean;
}

/**
 * Asks what to recommend, after `product` or in general. Undefined while it is not known, and where
 * it cannot be: nobody is recommended what they may have already.
 */
export function useRecommended({ product, limit }: { product?: string; limit: number }): {
  recommended: Recommended | undefined;
  loading: boolean;
} {
  const read = useRecommendations(product === undefined ? {} : { product });
  const shortname = useShortname();
  const agreements = useAgreements({ distributor: shortname });
  const { member, loading: memberLoading } = useMember();
  const loading = read.loading || agreements.loading || agreements.incomplete || memberLoading;

  if (loading || !read.data || !agreements.data) return { recommended: undefined, loading };
  const { controlgroup: controlGroup, fallback } = read.data;
  const chosen = chooseRecommendations({
    recommendations: read.data,
    agreements: agreements.data.avtaler,
    // The union's own brand has its catalogue, whoever comes (decisions §6).
    union: member || shortname === 'lofavor',
    bought: product,
    limit,
  });
  return { recommended: { ...chosen, member, controlGroup, fallback }, loading };
}
