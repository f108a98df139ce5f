import { forwardRef, type ReactElement, type ReactNode } from 'react';
import { TooltipPopup, type TooltipPopupProps } from './TooltipPopup';
import { TooltipRoot, type TooltipRootProps } from './TooltipRoot';
import { TooltipTrigger } from './TooltipTrigger';

/** Props of `Tooltip`; the rest goes to the popup. */
export interface TooltipProps
  extends Omit<TooltipRootProps, 'children'>,
    Omit<TooltipPopupProps, 'content' | 'children'> {
  /** A few words about the trigger. Nothing in it can be pressed. Without any, the tooltip is disabled. */
  content: ReactNode;
  /** The trigger: one element that takes the focus and passes its props and its ref on, or a text. */
  children: ReactElement | string;
}

/**
 * A few words about a control, under the pointer and with the keyboard's focus (APG, tooltip pattern).
 * What everybody must be able to read, touch users too, is a `HelpTooltip`.
 */
export const Tooltip = forwardRef<HTMLSpanElement, TooltipProps>(function Tooltip(
  {
    content,
    children,
    open,
    defaultOpen,
    onOpenChange,
    placement,
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
      // The keyboard must reach the tip too.
      <span className="ui-tooltip-text" tabIndex={isDisabled ? -1 : 0}>
        {children}
      </span>
    ) : (
      children
    );
  return (
    <TooltipRoot
      {...{ open, defaultOpen, onOpenChange, placement, delayMs, closeDelayMs }}
      disabled={isDisabled}
    >
      <TooltipTrigger render={trigger} />
      <TooltipPopup {...rest} ref={ref}>
        {content}
      </TooltipPopup>
    </TooltipRoot>
  );
});
