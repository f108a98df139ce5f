import type { Agreement } from '@forsikring/api-client';
import { PRODUCT_AREAS, type ProductArea, productArea } from '../../domain/products/productArea';

/** The agreements of one area, in the order of the list. */
export interface AgreementGroup {
  area: ProductArea;
  agreements: Agreement[];
}

const MIN_GROUPED = 9;

/**
 * Groups a long list of agreements by area (docs/specification/overview.md#areas); undefined for a short one,
 * and when all are in one area.
 */
export function groupByArea(agreements: readonly Agreement[]): AgreementGroup[] | undefined {
  if (agreements.length < MIN_GROUPED) return undefined;
  const groups = PRODUCT_AREAS.map((area) => ({
    area,
    agreements: agreements.filter((agreement) => productArea(agreement) === area),
  })).filter((group) => group.agreements.length > 0);
  return groups.length > 1 ? groups : undefined;
}
