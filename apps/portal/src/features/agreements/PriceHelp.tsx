import { HelpTooltip } from '@forsikring/ui-kit';
import { formatAmount } from '../../platform/format/money';
import { useClickTracking } from '../../platform/tracking/useClickTracking';

/** Explains a monthly price, with what it comes to in a year (decisions §5). */
export function PriceHelp({ yearly }: { yearly: number }) {
  const track = useClickTracking();
  return (
    <HelpTooltip
      onOpenChange={(open) => open && track('knapp', 'Vis hjelpetekst', 'pris-hjelpetekst')}
    >
      Månedsprisen kan variere på fakturaen. Totalt per år: {formatAmount(yearly)}
    </HelpTooltip>
  );
}
