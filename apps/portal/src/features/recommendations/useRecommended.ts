import { type Agreements, useCustomer, useRecommendations } from '@forsikring/api-client/react';
import { useShortname } from '../../platform/config/useShortname';
import { type SectionState, sectionState } from '../../platform/loading/sectionState';
import { type ChosenRecommendations, chooseRecommendations } from './chooseRecommendations';

/** What may be recommended to the customer on a page. */
export interface Recommended extends ChosenRecommendations {
  member: boolean;
  /** Whether the customer is one of the bank, and saves a little more. */
  bankCustomer: boolean;
  controlGroup: boolean;
  /** Whether the scores are general, not the customer's own. */
  fallback: boolean;
}

interface RecommendedOptions {
  /** What was bought a moment ago. */
  product?: string;
  /** The most that are shown. */
  limit: number;
  /** What the customer has: nobody is recommended what they may own already. */
  agreements: Agreements;
}

/** The state of the recommendations, after `product` or in general. */
export function useRecommended({
  product,
  limit,
  agreements,
}: RecommendedOptions): SectionState<Recommended> {
  const read = useRecommendations(product === undefined ? {} : { product });
  const shortname = useShortname();
  const customer = useCustomer();

  const owned = { ...agreements, data: agreements.incomplete ? undefined : agreements.data };
  // A customer who cannot be read counts as no member: only waiting for the read matters here.
  const asked = { ...customer, data: customer.data ?? (customer.error && 'unknown') };
  return sectionState([read, owned, asked], () => {
    if (!read.data || !owned.data) return undefined;
    const member = customer.data?.isLoMedlem === true;
    const { controlgroup: controlGroup, fallback } = read.data;
    const chosen = chooseRecommendations({
      recommendations: read.data,
      agreements: owned.data.avtaler,
      // The union's brand shows its own catalogue to every customer (docs/specification/offers.md#recommendation-rules).
      union: member || shortname === 'lofavor',
      bought: product,
      limit,
    });
    const bankCustomer = customer.data?.isBankkunde === true;
    return { ...chosen, member, bankCustomer, controlGroup, fallback };
  });
}
