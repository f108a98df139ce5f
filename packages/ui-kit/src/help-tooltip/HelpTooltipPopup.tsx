import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, useEffect } from 'react';
import { mergeRefs } from '../internals/mergeProps';
import { useHelpTooltipParts } from './HelpTooltipContext';

/** Props of `HelpTooltipPopup`; all go to its element. */
export type HelpTooltipPopupProps = Omit<ComponentProps<'span'>, 'popover'>;

/**
 * The text of a help tooltip. It is read out when it comes, and stands in the page under its trigger
 * where the window is narrow.
 */
export const HelpTooltipPopup = forwardRef<HTMLSpanElement, HelpTooltipPopupProps>(
  function HelpTooltipPopup({ id, className, ...rest }, ref) {
    const { open, popup, popupId, setPopupId } = useHelpTooltipParts();

    useEffect(() => {
      if (id) setPopupId(id);
    }, [id, setPopupId]);

    return (
      // Stands, empty, from the start: what comes with its live region is not read.
      <span className="ui-help-tooltip-region" role="status">
        {open && (
          <span
            {...rest}
            id={id ?? popupId}
            ref={mergeRefs(popup as typeof ref, ref)}
            className={clsx('ui-help-tooltip-popup', className)}
            popover="manual"
          />
        )}
      </span>
    );
  },
);
