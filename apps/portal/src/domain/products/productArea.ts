/** The areas that insurances belong to, in the order of their groups. */
export const PRODUCT_AREAS = ['vehicle', 'home', 'person', 'other'] as const;

/** What an insurance is about, roughly. */
export type ProductArea = (typeof PRODUCT_AREAS)[number];

/** The product types of vehicles, on land and at sea. */
export const VEHICLES: ReadonlySet<string> = new Set([
  ...['BIL', 'VETERANBIL', 'VAREBIL', 'LASTEBIL', 'BOBIL', 'CAMPINGVOGN', 'TILHENGER'],
  ...['MC', 'MOPED', 'BAAT', 'TRAKTOR', 'SNOSCOOTER', 'ATV', 'SEK'],
]);

const HOME = new Set([
  ...['HUS', 'FRITIDSHUS', 'INNBO', 'KOLLEKTIV_INNBO', 'BOLIGSELGER', 'LOFAVOR_HJEM_TILLEGG'],
  'VERDISAKER',
]);

const PERSON = new Set([
  ...['LIVSFORSIKRING', 'UFOEREPENSJON', 'KRITISK_SYKDOM', 'BEHANDLINGSFORSIKRING', 'GRUPPELIV'],
  ...['GRUPPEFORSIKRING', 'GRUNNFORSIKRING', 'STONADSKASSE', 'FRITIDSULYKKE', 'ARBEIDSULYKKE'],
  'KOLLEKTIV_ULYKKE_FORENING',
]);

/** The systems that keep only insurances of persons. */
const PERSON_SOURCES = new Set(['PROLIFE', 'EIKA_PERSON']);

/** The area of an insurance (docs/specification/overview.md#areas); 'other' for an unknown product. */
export function productArea({
  productType = '',
  systemSource = '',
}: {
  productType?: string | undefined;
  systemSource?: string | undefined;
}): ProductArea {
  if (VEHICLES.has(productType)) return 'vehicle';
  if (HOME.has(productType)) return 'home';
  if (PERSON.has(productType) || PERSON_SOURCES.has(systemSource)) return 'person';
  return 'other';
}
