import type { Offer } from '@forsikring/api-client/contract';
import type { InferInput } from 'valibot';

const TYPES: Record<string, string> = {
  HUS: 'Husforsikring',
  INNBO: 'Innboforsikring',
  FRITIDSHUS: 'Hytteforsikring',
  REISE: 'Reiseforsikring',
  KJAELEDYR: 'Hundeforsikring',
  LOFAVOR_KJAELEDYR: 'Katteforsikring',
  BIL: 'Bilforsikring',
  MC: 'Motorsykkel',
  MOPED: 'Moped',
  BAAT: 'Båtforsikring',
  SEK: 'Elsparkesykkel',
  TILHENGER: 'Tilhenger',
};

/** Long texts, a high price, and an id with characters that have a meaning in addresses. */
const LONG = {
  policyNumber: 'T/77 Å#1',
  name: 'Tilhenger for fritidsbåt, snøscooter og hesteutstyr med utvidet ansvarsforsikring',
  description:
    'Gjelder for deg, partneren din og alle som låner hengeren mellom Ytre Kvalsundveien og Storsteinnes hele året',
  monthlyPrice: 12_345.5,
  yearlyPrice: 148_146,
};

/** Offers of each type that the portal can continue, then the others. */
export const everyOffer: InferInput<typeof Offer>[] = [
  ...Object.entries(TYPES).map(([productType, name], index) => ({
    policyNumber: String(4_400_100 + index),
    versionNumber: '1',
    name,
    description: 'Laget av kundesenteret',
    monthlyPrice: 120 + index * 10,
    yearlyPrice: (120 + index * 10) * 12,
    productType,
    expirationDate: '2026-12-24',
    systemSource: 'NICE',
    ...(productType === 'BIL' && { detaljer: { tfaMonthly: 254.5 } }),
    ...(productType === 'TILHENGER' && LONG),
    ...(productType === 'HUS' && {
      pakkeTilbud: [{ policyNumber: '4400101', monthlyPrice: 99, yearlyPrice: 1188 }],
    }),
  })),
  {
    name: 'Båt uten versjon',
    policyNumber: '4400900',
    productType: 'BAAT',
    monthlyPrice: 88,
    yearlyPrice: 1056,
    systemSource: 'PARIS',
  },
  {
    name: 'Hus uten nummer',
    versionNumber: '2',
    productType: 'HUS',
    monthlyPrice: 410,
    yearlyPrice: 4920,
    systemSource: 'EIKA_SKADE',
  },
  {
    name: 'Romferge',
    policyNumber: '4400902',
    versionNumber: '1',
    productType: 'ROMFERGE',
    monthlyPrice: 9,
    yearlyPrice: 108,
  },
];
