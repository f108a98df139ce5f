import type { Label } from '@forsikring/tracking-consent';
import { otherProducts } from './receipt.texts';

/** A product that was bought: its code, and its name if it is in our own lists. */
export interface Bought {
  code: string;
  name?: Label | undefined;
}

/** The form of a product code. Other values of an address are ignored: they may be personal data. */
const PRODUCT_CODE = /^[A-ZÆØÅ_]{2,40}$/;

/** A product that is never recommended, by its code; undefined for a text that is no product code. */
export function otherProduct(code: string): Bought | undefined {
  return PRODUCT_CODE.test(code) ? { code, name: otherProducts[code] } : undefined;
}
