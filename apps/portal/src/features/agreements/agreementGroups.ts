import type { Agreement } from '@forsikring/api-client';
import { PRODUCT_AREAS, type ProductArea, productArea } from '../../domain/products/productArea';
import { plainText } from '../../platform/words/plainText';
import { sumOfPrices } from './priceSummary';

/** The agreements of one area. */
export interface AgreementGroup {
  area: ProductArea;
  agreements: Agreement[];
  /** The sum of the agreements' prices in kroner a month. */
  monthly: number;
}

/**
 * Groups a long list of agreements by area (docs/specification/overview.md#areas); undefined when all are in one area.
 * The order within a group is kept.
 */
export function agreementGroups(agreements: readonly Agreement[]): AgreementGroup[] | undefined {
  const groups = PRODUCT_AREAS.map((area) => {
    const some = agreements.filter((agreement) => productArea(agreement) === area);
    return { area, agreements: some, monthly: sumOfPrices(some) };
  }).filter((group) => group.agreements.length > 0);
  return groups.length > 1 ? groups : undefined;
}

/** A text for comparisons, without spaces: 'EL12345' finds 'EL 12345'. */
const folded = (text: string) => plainText(text).toLocaleLowerCase('nb').replace(/\s/gu, '');

/** Whether a text has anything to search for: a visible character. */
export const isSearch = (text: string): boolean => folded(text) !== '';

/** The folded name and description of each agreement that was searched. */
const searched = new WeakMap<Agreement, string>();

function searchedText(agreement: Agreement): string {
  const known = searched.get(agreement);
  if (known !== undefined) return known;
  const { name, description = '' } = agreement;
  const text = folded(`${name} ${description}`);
  searched.set(agreement, text);
  return text;
}

/** The agreements whose name or description contains a text; all of them when it is empty. */
export function findAgreements(agreements: readonly Agreement[], text: string): Agreement[] {
  const wanted = folded(text);
  return agreements.filter((agreement) => !wanted || searchedText(agreement).includes(wanted));
}
