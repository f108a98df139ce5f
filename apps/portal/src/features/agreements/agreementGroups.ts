import type { Agreement } from '@forsikring/api-client';
import { PRODUCT_AREAS, type ProductArea, productArea } from '../../domain/products/productArea';
import { insuredThing } from './insuredThing';

/** The agreements of one area. */
export interface AgreementGroup {
  area: ProductArea;
  agreements: Agreement[];
}

/** From how many agreements they are in groups. */
export const MIN_GROUPED = 9;

/**
 * Groups a long list of agreements by area (docs/specification/overview.md#areas); undefined for a short one,
 * and when all are in one area. The order within a group is kept.
 */
export function agreementGroups(agreements: readonly Agreement[]): AgreementGroup[] | undefined {
  if (agreements.length < MIN_GROUPED) return undefined;
  const groups = PRODUCT_AREAS.map((area) => ({
    area,
    agreements: agreements.filter((agreement) => productArea(agreement) === area),
  })).filter((group) => group.agreements.length > 0);
  return groups.length > 1 ? groups : undefined;
}

/** Moves insurances of the same thing to the first of them, and keeps the order otherwise. */
export function sameThingTogether(agreements: readonly Agreement[]): Agreement[] {
  const things = agreements.map(insuredThing);
  return agreements
    .map((agreement, index) => {
      const thing = things[index];
      return { agreement, place: thing ? things.indexOf(thing) : index };
    })
    .sort((one, other) => one.place - other.place)
    .map(({ agreement }) => agreement);
}

/** Without spaces, so that 'EL12345' finds 'EL 12345'. */
const folded = (text: string) => text.toLocaleLowerCase('nb').replace(/\s/gu, '');

/** The agreements whose name or description contains a text; all of them when it is empty. */
export function findAgreements(agreements: readonly Agreement[], text: string): Agreement[] {
  return agreements.filter(({ name, description = '' }) =>
    folded(`${name} ${description}`).includes(folded(text)),
  );
}
