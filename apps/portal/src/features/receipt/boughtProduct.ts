import { isProductCode, recommendedProduct } from '../recommendations/recommendedProducts';

/** What was bought, by a code and a name of ours. */
export interface Bought {
  code: string;
  name: string;
}

/** What can be bought here and is recommended to nobody. */
const OTHERS: Record<string, string> = {
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

/** Reads the code in an address. Anything may stand there: what is no product of ours is nobody's business. */
export function boughtProduct(code: string): Bought | undefined {
  if (isProductCode(code)) return { code, name: recommendedProduct(code, false).name };
  const name = Object.hasOwn(OTHERS, code) ? OTHERS[code] : undefined;
  return name ? { code, name } : undefined;
}
