import { forwardRef } from 'react';
import { HelpTooltipPopup } from './HelpTooltipPopup';
import { HelpTooltipRoot, type HelpTooltipRootProps } from './HelpTooltipRoot';
import { HelpTooltipTrigger, type HelpTooltipTriggerProps } from './HelpTooltipTrigger';

/** Props of `HelpTooltip`; the rest goes to the root. Its children are the text. */
export interface HelpTooltipProps
  extends Omit<HelpTooltipRootProps, 'about'>,
    Pick<HelpTooltipTriggerProps, 'about' | 'texts'> {}

/**
 * A button that shows an explanation, for mouse, touch and keyboard (APG, disclosure pattern). Screen
 * readers announce the text when it opens. In a narrow window, the text is in the page, below the button.
 */
export const HelpTooltip = forwardRef<HTMLSpanElement, HelpTooltipProps>(function HelpTooltip(
  { about, texts, children, ...rest },
  ref,
) {
  return (
    <HelpTooltipRoot {...rest} ref={ref}>
      <HelpTooltipTrigger about={about} texts={texts} />
      <HelpTooltipPopup>{children}</HelpTooltipPopup>
    </HelpTooltipRoot>
  );
});
