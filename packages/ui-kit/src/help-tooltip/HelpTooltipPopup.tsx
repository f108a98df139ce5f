import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef } from 'react';
import { mergeRefs } from '../internals/mergeProps';
import { usePopupId } from '../internals/popup/usePopup';
import { useHelpTooltipParts } from './HelpTooltipContext';

/** Props of `HelpTooltipPopup`; all go to its element. */
export type HelpTooltipPopupProps = Omit<ComponentProps<'span'>, 'popover'>;

/**
 * The text of a help tooltip. Screen readers announce it when it opens. In a narrow window a press
 * shows it in the page, below its trigger.
 */
export const HelpTooltipPopup = forwardRef<HTMLSpanElement, HelpTooltipPopupProps>(
  function HelpTooltipPopup({ id, className, ...rest }, ref) {
    const parts = useHelpTooltipParts();
    const popupId = usePopupId(id, parts);

    return (
      // Empty from the start: a live region that arrives with its text is not announced.
      <span className="ui-help-tooltip-region" role="status">
        {parts.open && (
          <span
            {...rest}
            id={popupId}
            ref={mergeRefs(parts.popup.content, ref)}
            className={clsx('ui-help-tooltip-popup', className)}
            popover="manual"
          />
        )}
      </span>
    );
  },
);
