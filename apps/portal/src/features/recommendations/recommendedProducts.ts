import type { Label } from '@forsikring/tracking-consent';
import { INSURANCE_PATH } from '../../platform/paths';
import { productTexts } from './recommendations.texts';

/** A product that can be recommended. */
export interface RecommendedProduct {
  name: Label;
  /** One sentence about its benefit. */
  pitch: string;
  /** The address of its purchase. */
  href: string;
}

const product = (code: keyof typeof productTexts, path: string): RecommendedProduct => ({
  ...productTexts[code],
  href: `${INSURANCE_PATH}/${path}`,
});

/**
 * The catalogue of the standard brands, by the codes of the recommendation call
 * (docs/specification/offers.md#recommendation-rules).
 */
const CATALOGUE = {
  BIL: product('BIL', 'motor/bil'),
  HUS: product('HUS', 'hus'),
  REISE: product('REISE', 'skade/reise'),
  LIVSFORSIKRING: product('LIVSFORSIKRING', 'livsforsikring'),
  KRITISK_SYKDOM: product('KRITISK_SYKDOM', 'kritisksykdom'),
  INNBO: product('INNBO', 'innbo'),
  UFOEREPENSJON: product('UFOEREPENSJON', 'uforeforsikring'),
  BEHANDLINGSFORSIKRING: product('BEHANDLINGSFORSIKRING', 'behandlingsforsikring'),
  MOPED: product('MOPED', 'motor/moped'),
  FRITIDSHUS: product('FRITIDSHUS', 'hytte'),
  BAAT: product('BAAT', 'motor/baat'),
  MC: product('MC', 'motor/mc'),
} satisfies Record<string, RecommendedProduct>;

/** The code of a product that can be recommended. */
export type ProductCode = keyof typeof CATALOGUE;

/** Whether the catalogue contains a code. */
export const isProductCode = (code: string): code is ProductCode => Object.hasOwn(CATALOGUE, code);

/** Whether a product is in the union's or the standard catalogue. */
export const isOffered = (code: ProductCode, union: boolean): boolean =>
  !(union && code === 'BEHANDLINGSFORSIKRING');

/** The product of a code. Members have their own address for travel insurance. */
export function recommendedProduct(code: ProductCode, member: boolean): RecommendedProduct {
  const found = CATALOGUE[code];
  return member && code === 'REISE' ? { ...found, href: `${found.href}/lofavor` } : found;
}
