import type { Label } from '@forsikring/tracking-consent';

/** A product that was bought: its code and name from our own lists. */
export interface Bought {
  code: string;
  name: Label;
}

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

/** Finds a product that is sold but never recommended, by its code. */
export function otherProduct(code: string): Bought | undefined {
  const name = Object.hasOwn(OTHERS, code) ? OTHERS[code] : undefined;
  return name ? { code, name } : undefined;
}
