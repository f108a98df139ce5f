import { HelpTooltipPopup, HelpTooltipRoot, HelpTooltipTrigger } from '@forsikring/ui-kit';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { agreementsTexts as texts } from './agreements.texts';

interface PriceHelpProps {
  yearly: number | undefined;
  /** The id of the price: the button's name is a quoted text, which does not name the price. */
  priceOf: string;
}

/** Explains a monthly price and gives the yearly total (docs/specification/overview.md#price-help). */
export function PriceHelp({ yearly, priceOf }: PriceHelpProps) {
  const track = useClickTracking();
  return (
    <HelpTooltipRoot
      openOnHover
      onOpenChange={(open, { reason }) => {
        if (open && reason === 'trigger-press')
          track('knapp', 'Vis hjelpetekst', 'pris-hjelpetekst');
      }}
    >
      <HelpTooltipTrigger aria-describedby={priceOf} />
      <HelpTooltipPopup>{texts.priceHelp(yearly)}</HelpTooltipPopup>
    </HelpTooltipRoot>
  );
}
