import type { Agreement, Recommendations } from '@forsikring/api-client';
import { isOffered, isProductCode, type ProductCode } from './recommendedProducts';

/** What is recommended, and why not more. */
export interface ChosenRecommendations {
  /** Best first; empty where nothing is shown. */
  shown: ProductCode[];
  /** What was left out because the customer has it. */
  owned: ProductCode[];
  /** What the customer has, by the codes of products. */
  customerProducts: string[];
}

/** Agreements in these states are the customer's; in any other they are over, or not yet there. */
const CURRENT = new Set(['ACTIVE', 'PENDING', 'RENEWAL']);

/** The product that a collective insurance counts as (docs/specification/offers.md#recommendation-rules). */
const SAME_AS: Readonly<Record<string, string>> = {
  KOLLEKTIV_REISE: 'REISE',
  KOLLEKTIV_INNBO: 'INNBO',
};

interface Situation {
  recommendations: Recommendations;
  agreements: readonly Agreement[];
  /** Whether the union's catalogue holds. */
  union: boolean;
  /** What was bought a moment ago, and is no agreement yet. */
  bought?: string | undefined;
  /** The most that are shown. */
  limit: number;
}

/** Chooses what is shown: not what the customer has, nothing that the brand has not, the highest score first. */
export function chooseRecommendations({
  recommendations: { scores, controlgroup },
  agreements,
  union,
  bought,
  limit,
}: Situation): ChosenRecommendations {
  const customerProducts = [...new Set(agreements.flatMap(productOf))];
  const inOrder = [...scores]
    .sort((a, b) => b.score - a.score)
    .map(({ nextBestOfferProdukt }) => nextBestOfferProdukt);
  const offered = [...new Set(inOrder)]
    .filter(isProductCode)
    .filter((code) => isOffered(code, union));
  const owned = offered.filter((code) => customerProducts.includes(code));
  const open = offered.filter((code) => !owned.includes(code) && code !== bought);
  return { shown: controlgroup ? [] : open.slice(0, limit), owned, customerProducts };
}

function productOf({ productType, avtaleStatus }: Agreement): string[] {
  if (!productType || !CURRENT.has(avtaleStatus ?? '')) return [];
  return [
    Object.hasOwn(SAME_AS, productType) ? (SAME_AS[productType] ?? productType) : productType,
  ];
}
