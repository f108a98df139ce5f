import type { Label } from '@forsikring/tracking-consent';
import { INSURANCE_PATH } from '../../platform/paths';

/** A product that can be recommended. */
export interface RecommendedProduct {
  name: Label;
  /** One sentence about its benefit. */
  pitch: string;
  /** The address of its purchase. */
  href: string;
}

const product = (name: Label, path: string, pitch: string): RecommendedProduct => ({
  name,
  pitch,
  href: `${INSURANCE_PATH}/${path}`,
});

/**
 * The catalogue of the standard brands, by the codes of the recommendation call
 * (docs/specification/offers.md#recommendation-rules).
 */
const CATALOGUE = {
  BIL: product(
    'Bilforsikring',
    'motor/bil',
    'Fra ansvar til toppdekning, med veihjelp hele døgnet.',
  ),
  HUS: product('Husforsikring', 'hus', 'For boligen du eier, fra taket til rørene under.'),
  REISE: product('Reiseforsikring', 'skade/reise', 'Gjelder hele året, på ferier og helgeturer.'),
  LIVSFORSIKRING: product(
    'Livsforsikring',
    'livsforsikring',
    'Gir familien din økonomisk trygghet hvis du faller fra.',
  ),
  KRITISK_SYKDOM: product(
    'Kritisk sykdom',
    'kritisksykdom',
    'En engangsutbetaling når du blir alvorlig syk.',
  ),
  INNBO: product('Innboforsikring', 'innbo', 'For alt du ville tatt med deg om du flyttet.'),
  UFOEREPENSJON: product(
    'Uføreforsikring',
    'uforeforsikring',
    'Erstatter noe av inntekten hvis du ikke kan jobbe.',
  ),
  BEHANDLINGSFORSIKRING: product(
    'Behandlingsforsikring',
    'behandlingsforsikring',
    'Raskt til lege og behandling, uten lang ventetid.',
  ),
  MOPED: product('Mopedforsikring', 'motor/moped', 'For deg som kjører moped eller scooter.'),
  FRITIDSHUS: product('Hytteforsikring', 'hytte', 'For hytta, også når du ikke er der.'),
  BAAT: product('Båtforsikring', 'motor/baat', 'For båten på sjøen, i havn og i opplag.'),
  MC: product('MC-forsikring', 'motor/mc', 'For motorsykkelen, i sesong og i garasjen.'),
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
