import type { Label } from '@forsikring/tracking-consent';

/** What was bought, by a code and a name of ours. */
export interface Bought {
  code: string;
  name: Label;
}

/** What can be bought here and is recommended to nobody. */
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

/** A product that is sold and recommended to nobody, by its code. */
export function otherProduct(code: string): Bought | undefined {
  const name = Object.hasOwn(OTHERS, code) ? OTHERS[code] : undefined;
  return name ? { code, name } : undefined;
}
