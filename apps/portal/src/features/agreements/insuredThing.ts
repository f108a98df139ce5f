import type { Agreement } from '@forsikring/api-client';
import { type ProductArea, productArea } from '../../domain/products/productArea';

/** 'EL 12345', with or without its space, and the comma before it. */
const REGISTRATION_NUMBER = /(,\s*)?\b(\p{Lu}{2})\s?(\d{4,5})\b/u;
/** '1350 Lommedalen' at the end of an address. */
const POSTAL_PLACE = /\b\d{4}\s\p{Lu}/u;
/** 'Bella, golden retriever'. */
const NAME_AND_KIND = /, /;

const NAMES: Partial<Record<ProductArea, RegExp>> = {
  kjoretoy: REGISTRATION_NUMBER,
  baat: REGISTRATION_NUMBER,
  'hus-og-hytte': POSTAL_PLACE,
  'innbo-og-ting': POSTAL_PLACE,
  dyr: NAME_AND_KIND,
};

/**
 * The description of an agreement when it names the insured car, home or animal
 * (docs/specification/overview.md#insured-things); otherwise undefined. A registration number stays on one line.
 */
export function insuredThing(agreement: Agreement): string | undefined {
  const { description = '' } = agreement;
  if (!NAMES[productArea(agreement)]?.test(description)) return undefined;
  return description.replace(
    REGISTRATION_NUMBER,
    (_, comma, letters, digits) => `${comma ? ' · ' : ''}${letters}\u00a0${digits}`,
  );
}

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
