import type { Label } from '@forsikring/tracking-consent';

/** A product that was bought: its code, and its name if it is in our own lists. */
export interface Bought {
  code: string;
  name?: Label | undefined;
}

/** The form of a product code. Other values of an address are ignored: they may be personal data. */
const PRODUCT_CODE = /^[A-ZÆØÅ_]{2,40}$/;

/** The products that are sold but never recommended. */
const OTHERS: Record<string, Label> = {
  VETERANBIL: 'Veteranbilforsikring',
  VAREBIL: 'Varebilforsikring',
  BOBIL: 'Bobilforsikring',
  CAMPINGVOGN: 'Campingvognforsikring',
  TILHENGER: 'Tilhengerforsikring',
  SEK: 'Forsikring av små elektriske kjøretøy',
  TRAKTOR: 'Traktorforsikring',
  KJAELEDYR: 'Dyreforsikring',
  LOFAVOR_KJAELEDYR: 'Dyreforsikring',
  HEST: 'Hesteforsikring',
};

/** A product that is never recommended, by its code; undefined when it is no product code. */
export function otherProduct(code: string): Bought | undefined {
  return PRODUCT_CODE.test(code) ? { code, name: OTHERS[code] } : undefined;
}
