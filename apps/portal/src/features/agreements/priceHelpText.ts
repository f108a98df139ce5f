import { formatAmount } from '../../domain/formats/money';

/**
 * The text that explains a monthly price. An unknown yearly total is left out
 * (docs/specification/overview.md#agreement-prices).
 */
export function priceHelpText(yearly: number | undefined): string {
  const varies = 'Månedsprisen kan variere på fakturaen.';
  return yearly === undefined ? varies : `${varies} Totalt per år: ${formatAmount(yearly)}`;
}
