import { forwardRef } from 'react';
import { HelpTooltipPopup } from './HelpTooltipPopup';
import { HelpTooltipRoot, type HelpTooltipRootProps } from './HelpTooltipRoot';
import { HelpTooltipTrigger, type HelpTooltipTriggerProps } from './HelpTooltipTrigger';

/** Props of `HelpTooltip`; the rest goes to the root. Its children are the text. */
export interface HelpTooltipProps
  extends HelpTooltipRootProps,
    Pick<HelpTooltipTriggerProps, 'about' | 'texts'> {}

/**
 * A button with an explanation, by click, touch and keyboard. The text is read out when it comes, and
 * stands in the page under the button where the window is narrow (APG, disclosure pattern).
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
