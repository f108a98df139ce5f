import { areaTexts } from './productArea.texts';

/** What an insurance is about: the groups of the purchase page, and 'annet' for the products of none of them. */
export type ProductArea = keyof typeof areaTexts;

/** The areas in the order of their groups. */
export const PRODUCT_AREAS = Object.keys(areaTexts) as ProductArea[];

const PRODUCTS: Partial<Record<ProductArea, string[]>> = {
  kjoretoy: [
    ...['BIL', 'VETERANBIL', 'VAREBIL', 'LASTEBIL', 'BOBIL', 'CAMPINGVOGN', 'TILHENGER'],
    ...['MC', 'MOPED', 'TRAKTOR', 'SNOSCOOTER', 'ATV', 'SEK'],
  ],
  'hus-og-hytte': ['HUS', 'FRITIDSHUS', 'BOLIGSELGER'],
  reise: ['REISE', 'KOLLEKTIV_REISE', 'REISE_TILLEGG'],
  'innbo-og-ting': ['INNBO', 'KOLLEKTIV_INNBO', 'LOFAVOR_HJEM_TILLEGG', 'VERDISAKER'],
  'liv-og-helse': [
    ...['LIVSFORSIKRING', 'UFOEREPENSJON', 'KRITISK_SYKDOM', 'BEHANDLINGSFORSIKRING', 'GRUPPELIV'],
    ...['GRUPPEFORSIKRING', 'GRUNNFORSIKRING', 'STONADSKASSE', 'FRITIDSULYKKE', 'ARBEIDSULYKKE'],
    'KOLLEKTIV_ULYKKE_FORENING',
  ],
  baat: ['BAAT'],
  dyr: ['KJAELEDYR', 'LOFAVOR_KJAELEDYR', 'HEST'],
};

const AREAS = new Map(
  PRODUCT_AREAS.flatMap((area) => (PRODUCTS[area] ?? []).map((type) => [type, area] as const)),
);

/** The systems that keep only insurances of persons. */
const PERSON_SOURCES = new Set(['PROLIFE', 'EIKA_PERSON']);

/** The area of an insurance (docs/specification/overview.md#areas). */
export function productArea({
  productType = '',
  systemSource = '',
}: {
  productType?: string | undefined;
  systemSource?: string | undefined;
}): ProductArea {
  return AREAS.get(productType) ?? (PERSON_SOURCES.has(systemSource) ? 'liv-og-helse' : 'annet');
}

/** Whether a product type is a vehicle, on land or at sea. */
export const isVehicle = (productType: string): boolean =>
  ['kjoretoy', 'baat'].includes(productArea({ productType }));
