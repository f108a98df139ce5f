import { type ComponentProps, forwardRef } from 'react';
import { usePopupId } from '../internals/popup/usePopup';
import { type RenderProp, renderElement } from '../internals/renderElement';
import { useHelpTooltipParts } from './HelpTooltipContext';

/** Props of `HelpTooltipPopup`; the rest goes to its element. */
export interface HelpTooltipPopupProps extends Omit<ComponentProps<'span'>, 'popover'> {
  /** Another element, such as one of an animation library. @default `<span>` */
  render?: RenderProp<ComponentProps<'span'>> | undefined;
}

/**
 * The text of a help tooltip. Screen readers announce the text when it opens. In a narrow window, a press shows the text
 * in the page, below its trigger.
 */
export const HelpTooltipPopup = forwardRef<HTMLSpanElement, HelpTooltipPopupProps>(
  function HelpTooltipPopup({ id, ...rest }, ref) {
    const parts = useHelpTooltipParts();
    const own = {
      id: usePopupId(id, parts),
      ref: parts.popup.content,
      className: 'ui-help-tooltip-popup',
      popover: 'manual',
    } as const;

    return (
      // Empty from the start: a live region that arrives with its text is not announced.
      <span className="ui-help-tooltip-region" role="status">
        {parts.open && renderElement('span', { ...rest, ref }, own)}
      </span>
    );
  },
);
