import type { InferInput } from 'valibot';
import type { Offer } from '../../contract';

/** The name of each offer and its price a month, from which the yearly price follows. */
const TYPES: Record<string, [name: string, monthlyPrice: number]> = {
  HUS: ['Husforsikring', 489],
  INNBO: ['Innboforsikring', 99],
  FRITIDSHUS: ['Hytteforsikring', 312],
  REISE: ['Reiseforsikring', 149],
  KJAELEDYR: ['Hundeforsikring', 285],
  LOFAVOR_KJAELEDYR: ['Katteforsikring', 164],
  BIL: ['Bilforsikring', 742],
  MC: ['Motorsykkel', 216],
  MOPED: ['Moped', 128],
  BAAT: ['Båtforsikring', 187],
  SEK: ['Elsparkesykkel', 59],
  TILHENGER: ['Tilhenger', 45],
};

/** A part of the price of the car, not added to it. */
const TRAFFIC_FEE = 254.5;

/** The home insurance in the package of the house: the offer of its own has the same price. */
const HOME_IN_PACKAGE = { policyNumber: '4400101', monthlyPrice: 99, yearlyPrice: 1188 };

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
  ...Object.entries(TYPES).map(([productType, [name, monthlyPrice]], index) => ({
    policyNumber: String(4_400_100 + index),
    versionNumber: '1',
    name,
    description: 'Laget av kundesenteret',
    monthlyPrice,
    yearlyPrice: monthlyPrice * 12,
    productType,
    expirationDate: '2026-12-24',
    systemSource: 'NICE',
    ...(productType === 'BIL' && { detaljer: { tfaMonthly: TRAFFIC_FEE } }),
    ...(productType === 'TILHENGER' && LONG),
    ...(productType === 'HUS' && { pakkeTilbud: [HOME_IN_PACKAGE] }),
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
