import { formatAmount } from '../../platform/format/money';

/** What explains a monthly price (decisions §5). A yearly total that is not known is left out. */
export function priceHelpText(yearly: number | undefined): string {
  const varies = 'Månedsprisen kan variere på fakturaen.';
  return yearly === undefined ? varies : `${varies} Totalt per år: ${formatAmount(yearly)}`;
}
