import { HelpTooltipPopup, HelpTooltipRoot, HelpTooltipTrigger } from '@forsikring/ui-kit';
import { useId } from 'react';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { hyphenate } from '../../platform/words/hyphenate';
import { agreementsTexts as texts } from './agreements.texts';

interface PriceHelpProps {
  yearly: number | undefined;
  /** The ids of what the price is of, which the button's name says after its quoted text, and of the price. */
  nameIds: string;
}

/** Explains a monthly price and gives the yearly total (docs/specification/overview.md#price-help). */
export function PriceHelp({ yearly, nameIds }: PriceHelpProps) {
  const track = useClickTracking();
  const id = useId();
  return (
    <HelpTooltipRoot
      openOnHover
      onOpenChange={(open, { reason }) => {
        if (open && reason === 'trigger-press')
          track('knapp', 'Vis hjelpetekst', 'pris-hjelpetekst');
      }}
    >
      <HelpTooltipTrigger id={id} aria-labelledby={`${id} ${nameIds}`} />
      <HelpTooltipPopup>{hyphenate(texts.priceHelp(yearly))}</HelpTooltipPopup>
    </HelpTooltipRoot>
  );
}
