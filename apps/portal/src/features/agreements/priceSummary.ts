import type { Agreement, AgreementList } from '@forsikring/api-client';
import { agreementListState } from '../../domain/agreementListState';
import { PRODUCT_AREAS, type ProductArea, productArea } from '../../domain/products/productArea';

/** The price of the insurances of an area. */
export interface AreaPrice {
  area: ProductArea;
  /** Kroner a month. */
  monthly: number;
  /** Its part of all prices in whole per cent. The parts add up to 100. */
  percent: number;
}

/** The price that the customer pays, and for which insurances. */
export interface PriceSummary {
  /** The insurer's total in kroner a month; undefined when it is 0. */
  monthly: number | undefined;
  /** The insurer's total in kroner a year; undefined when it is unknown, and when insurances may be missing. */
  yearly: number | undefined;
  /** The number of shown insurances. */
  count: number;
  /** Whether other insurances may be missing. */
  missing: boolean;
  /** Whether the prices of the shown insurances add up to the total. */
  addsUp: boolean;
  /** The number of insurances without a price of their own, which the total leaves out. */
  unpriced: number;
  /** The price of each area with a price; empty when the parts would not add up to the total. */
  areas: AreaPrice[];
}

const MIN_PRICED = 3;
/** The insurer may round each price and the sum differently. */
const ROUNDING_KRONER = 1;

/** The sum of the prices of some agreements in kroner a month. */
export const sumOfPrices = (agreements: readonly Agreement[]): number =>
  agreements.reduce((sum, { monthlyPrice = 0 }) => sum + monthlyPrice, 0);

/**
 * Sums up a list of agreements from the data of the insurer (docs/specification/overview.md#total-price).
 * @param incomplete Whether agreements of a partner bank may still arrive.
 */
export function priceSummary(list: AgreementList, incomplete: boolean): PriceSummary {
  const { avtaler, monthlySum, yearlySum } = list;
  const priced = avtaler.filter(({ monthlyPrice = 0 }) => monthlyPrice > 0);
  const sum = sumOfPrices(priced);
  const addsUp = monthlySum > 0 && Math.abs(sum - monthlySum) < ROUNDING_KRONER;
  const { missing } = agreementListState(list, incomplete);
  const divisible = addsUp && !missing && !incomplete && priced.length >= MIN_PRICED;
  const areas = divisible ? areaPrices(priced, sum) : [];

  return {
    monthly: monthlySum || undefined,
    yearly: (!missing && yearlySum) || undefined,
    count: avtaler.length,
    missing,
    addsUp,
    // When the prices do not add up, it is unknown what the total includes.
    unpriced: addsUp ? avtaler.length - priced.length : 0,
    // One area has no shares to compare.
    areas: areas.length > 1 ? areas : [],
  };
}

function areaPrices(priced: AgreementList['avtaler'], sum: number): AreaPrice[] {
  const prices = PRODUCT_AREAS.map((area) => {
    const some = priced.filter((agreement) => productArea(agreement) === area);
    return { area, monthly: sumOfPrices(some) };
  }).filter(({ monthly }) => monthly > 0);
  const percentages = wholePercentages(prices.map(({ monthly }) => (100 * monthly) / sum));
  return prices.map((price, index) => ({ ...price, percent: percentages[index] ?? 0 }));
}

/** Rounds parts of 100 so that they still add up to 100: those with the largest remainders are rounded up. */
function wholePercentages(parts: number[]): number[] {
  const whole = parts.map(Math.floor);
  const missing = 100 - whole.reduce((total, part) => total + part, 0);
  const byRemainder = parts
    .map((part, index) => ({ index, remainder: part % 1 }))
    .sort((one, other) => other.remainder - one.remainder);
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}
