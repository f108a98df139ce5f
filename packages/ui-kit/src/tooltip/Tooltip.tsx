import { forwardRef, type ReactElement, type ReactNode } from 'react';
import { renderPopup, type TooltipPopupProps } from './TooltipPopup';
import { type TooltipRootProps, useTooltip } from './TooltipRoot';
import { useTooltipTrigger } from './TooltipTrigger';

/** Props of `Tooltip`; the rest goes to the popup. */
export interface TooltipProps
  extends Omit<TooltipRootProps, 'children'>,
    Omit<TooltipPopupProps, 'content' | 'children'> {
  /** A few words about the trigger. Nothing in the tooltip can be pressed. Without content, the tooltip is disabled. */
  content: ReactNode;
  /** The trigger: one element that takes the focus and passes its props and its ref on, or a text. */
  children: ReactElement | string;
}

/**
 * A few words about a control, under the pointer and with the keyboard's focus (APG, tooltip pattern).
 * For text that everybody must be able to read, touch users too, use a `HelpTooltip`.
 */
export const Tooltip = forwardRef<HTMLSpanElement, TooltipProps>(function Tooltip(
  { content, children, disabled, ...props },
  ref,
) {
  const isDisabled = disabled || (!content && content !== 0);
  const trigger =
    typeof children === 'string' ? (
      // The keyboard must reach the tooltip too.
      <span className="ui-tooltip-text" tabIndex={isDisabled ? -1 : 0}>
        {children}
      </span>
    ) : (
      children
    );
  // The components of the parts and their context would take a quarter longer to render.
  const { rest, ...parts } = useTooltip({ ...props, disabled: isDisabled });
  parts.popupId = props.id ?? parts.popupId;
  const triggerElement = useTooltipTrigger(parts, { render: trigger });

  return (
    <>
      {triggerElement}
      {renderPopup(parts, { ...rest, children: content }, ref)}
    </>
  );
});
