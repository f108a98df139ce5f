import { forwardRef, type ReactElement, type ReactNode } from 'react';
import { OpenTooltip, renderPopup, type TooltipPopupProps } from './TooltipPopup';
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
  {
    content,
    children,
    open,
    defaultOpen,
    onOpenChange,
    placement,
    align,
    gapPx,
    delayMs,
    closeDelayMs,
    disabled,
    ...rest
  },
  ref,
) {
  const isEmpty = content === undefined || content === null || content === false || content === '';
  const isDisabled = disabled || isEmpty;
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
  const parts = useTooltip(
    {
      ...{ open, defaultOpen, onOpenChange, placement, align, gapPx, delayMs, closeDelayMs },
      disabled: isDisabled,
    },
    rest.id,
  );
  const triggerElement = useTooltipTrigger(parts, { render: trigger });

  return (
    <>
      {triggerElement}
      {renderPopup(parts, { ...rest, children: content }, ref)}
      {parts.open && <OpenTooltip {...parts} />}
    </>
  );
});
