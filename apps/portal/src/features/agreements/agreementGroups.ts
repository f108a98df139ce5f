import type { Agreement } from '@forsikring/api-client';
import { PRODUCT_AREAS, type ProductArea, productArea } from '../../domain/products/productArea';
import { plainText } from '../../platform/words/plainText';
import { insuredThing } from './insuredThing';

/** The agreements of one area. */
export interface AgreementGroup {
  area: ProductArea;
  agreements: Agreement[];
  /** The sum of the agreements' prices in kroner a month. */
  monthly: number;
}

/** The number of agreements from which they are grouped. */
export const MIN_GROUPED = 9;

/**
 * Groups a long list of agreements by area (docs/specification/overview.md#areas); undefined for a short one,
 * and when all are in one area. The order within a group is kept.
 */
export function agreementGroups(agreements: readonly Agreement[]): AgreementGroup[] | undefined {
  if (agreements.length < MIN_GROUPED) return undefined;
  const groups = PRODUCT_AREAS.map((area) => {
    const some = agreements.filter((agreement) => productArea(agreement) === area);
    return { area, agreements: some, monthly: sumOfPrices(some) };
  }).filter((group) => group.agreements.length > 0);
  return groups.length > 1 ? groups : undefined;
}

/** The sum of the prices of some agreements in kroner a month. */
export const sumOfPrices = (agreements: readonly Agreement[]): number =>
  agreements.reduce((sum, { monthlyPrice = 0 }) => sum + monthlyPrice, 0);

/** Moves insurances of the same thing to the first of them, and keeps the order otherwise. */
export function sameThingTogether(agreements: readonly Agreement[]): Agreement[] {
  const things = new Map<string | Agreement, Agreement[]>();
  for (const agreement of agreements) {
    const thing = insuredThing(agreement) ?? agreement;
    const same = things.get(thing);
    if (same) same.push(agreement);
    else things.set(thing, [agreement]);
  }
  return [...things.values()].flat();
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
