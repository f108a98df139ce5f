import { HelpTooltip } from '@forsikring/ui-kit';
import { formatAmount } from '../../platform/format/money';

/** Explains a monthly price, with what it comes to in a year (decisions §5). */
export function PriceHelp({ yearly }: { yearly: number }) {
  return (
    <HelpTooltip>
      Månedsprisen kan variere på fakturaen. Totalt per år: {formatAmount(yearly)}
    </HelpTooltip>
  );
}
