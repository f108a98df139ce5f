import type { Agreement, Recommendations } from '@forsikring/api-client';
import { isOffered, isProductCode, type ProductCode } from './recommendedProducts';

/** The recommended products, and those that were left out. */
export interface ChosenRecommendations {
  /** The products to show, best first. */
  shown: ProductCode[];
  /** Products that were left out because the customer has them. */
  owned: ProductCode[];
  /** The codes of the customer's products. */
  customerProducts: string[];
}

/** The states of current agreements. All others have ended, or have not started. */
const CURRENT = new Set(['ACTIVE', 'PENDING', 'RENEWAL']);

/** The product that a collective insurance counts as (docs/specification/offers.md#recommendation-rules). */
const SAME_AS: Readonly<Record<string, string>> = {
  KOLLEKTIV_REISE: 'REISE',
  KOLLEKTIV_INNBO: 'INNBO',
};

interface RecommendationInput {
  recommendations: Recommendations;
  agreements: readonly Agreement[];
  /** Whether the union's catalogue applies. */
  union: boolean;
  /** The product that was just bought, and is not an agreement yet. */
  bought?: string | undefined;
  /** The maximum number of products. */
  limit: number;
}

/** Chooses products by score, highest first, without those that the customer has or the catalogue lacks. */
export function chooseRecommendations({
  recommendations: { scores, controlgroup },
  agreements,
  union,
  bought,
  limit,
}: RecommendationInput): ChosenRecommendations {
  const customerProducts = [...new Set(agreements.flatMap(productOf))];
  const byScore = [...scores]
    .sort((a, b) => b.score - a.score)
    .map(({ nextBestOfferProdukt }) => nextBestOfferProdukt);
  const offered = [...new Set(byScore)]
    .filter(isProductCode)
    .filter((code) => isOffered(code, union));
  const owned = offered.filter((code) => customerProducts.includes(code));
  const available = offered.filter((code) => !owned.includes(code) && code !== bought);
  return { shown: controlgroup ? [] : available.slice(0, limit), owned, customerProducts };
}

function productOf({ productType, avtaleStatus }: Agreement): string[] {
  if (!productType || !CURRENT.has(avtaleStatus ?? '')) return [];
  return [
    Object.hasOwn(SAME_AS, productType) ? (SAME_AS[productType] ?? productType) : productType,
  ];
}
