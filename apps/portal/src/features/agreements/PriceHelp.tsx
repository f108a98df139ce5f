import { HelpTooltip } from '@forsikring/ui-kit';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { priceHelpText } from './priceHelpText';

/** Explains a monthly price, with what it comes to in a year (decisions §5). */
export function PriceHelp({ yearly }: { yearly: number | undefined }) {
  const track = useClickTracking();
  return (
    <HelpTooltip
      onOpenChange={(open) => open && track('knapp', 'Vis hjelpetekst', 'pris-hjelpetekst')}
    >
      {priceHelpText(yearly)}
    </HelpTooltip>
  );
}
