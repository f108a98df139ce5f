import type { Customer } from '@forsikring/api-client';
import { type Agreements, useCustomer, useRecommendations } from '@forsikring/api-client/react';
import { useShortname } from '../../platform/config/shortname';
import { type SectionRead, sectionRead } from '../../platform/section/sectionRead';
import { type ChosenRecommendations, chooseRecommendations } from './chooseRecommendations';

/** The recommendations of a page. */
export interface Recommended extends ChosenRecommendations {
  member: boolean;
  /** Whether the customer is a bank customer, and gets an extra discount. */
  bankCustomer: boolean;
  controlGroup: boolean;
  /** Whether the scores are general and not calculated for the customer. */
  fallback: boolean;
}

interface RecommendedOptions {
  /** The code of the product that was just bought. */
  product?: string;
  /** The maximum number of products. */
  limit: number;
  /** The customer's agreements, whose products are not recommended. */
  agreements: Agreements;
}

/** The recommendations, in general or after the purchase of `product`. */
export function useRecommended({
  product,
  limit,
  agreements,
}: RecommendedOptions): SectionRead<Recommended> {
  const read = useRecommendations(product === undefined ? {} : { product });
  const shortname = useShortname();
  const customer = useCustomer();

  const owned = { ...agreements, data: agreements.incomplete ? undefined : agreements.data };
  // A customer who cannot be read counts as no member: a failed read must not fail the section.
  const data: Partial<Customer> | undefined = customer.data ?? (customer.error ? {} : undefined);
  const reads = [read, owned, { ...customer, data }] as const;
  return sectionRead(reads, (recommendations, { avtaler }, { isLoMedlem, isBankkunde }) => {
    const member = isLoMedlem === true;
    const { controlgroup: controlGroup, fallback } = recommendations;
    const chosen = chooseRecommendations({
      recommendations,
      agreements: avtaler,
      // The union's brand shows its own catalogue to every customer (docs/specification/offers.md#recommendation-rules).
      union: member || shortname === 'lofavor',
      bought: product,
      limit,
    });
    return { ...chosen, member, bankCustomer: isBankkunde === true, controlGroup, fallback };
  });
}
