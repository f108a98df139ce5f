import { type ComponentProps, type ForwardedRef, forwardRef, useEffect, useState } from 'react';
import { hasName } from '../internals/hasName';
import { closePopup, focusPopup, hoverHandlers } from '../internals/popup/openPopups';
import { type RenderProp, renderElement } from '../internals/renderElement';
import { warnOnce } from '../internals/warnOnce';
import { type TooltipParts, useTooltipParts } from './TooltipContext';

/** The state of a `TooltipTrigger`. */
export interface TooltipTriggerState {
  /** Whether the tooltip is open. */
  open: boolean;
}

/** Props of `TooltipTrigger`; the rest goes to its element. */
export interface TooltipTriggerProps extends ComponentProps<'button'> {
  /** Another element that takes the focus, such as `<Button />` or `<Link href="/vilkar" />`. @default `<button>` */
  render?: RenderProp<ComponentProps<'button'>, TooltipTriggerState> | undefined;
}

/** Renders the trigger of a tooltip. */
export function useTooltipTrigger(
  { open, disabled, popup, popupId }: TooltipParts,
  props: TooltipTriggerProps,
  ref?: ForwardedRef<HTMLButtonElement>,
) {
  const [named, setNamed] = useState(true);

  // Checked in the page: only there it is known what a component renders.
  useEffect(() => {
    const element = popup.trigger.current;
    const hasOwnName = !element || hasName(element, popupId);
    setNamed(hasOwnName);
    if (process.env.NODE_ENV === 'production') return;
    if (!element)
      warnOnce(
        'The trigger of a tooltip must pass its props and its ref on to an element. Without them, the tooltip never opens.',
      );
    else if (!hasOwnName && !popup.content.current?.textContent?.trim())
      warnOnce(
        'The trigger of a tooltip has no name. Give it a text or an aria-label, or the tooltip a text.',
      );
  });

  return renderElement(
    'button',
    { ...(!props.render && { 'data-plain': '' }), ...props, ref },
    {
      ref: popup.trigger,
      className: 'ui-tooltip-trigger',
      'aria-describedby': named && !disabled ? popupId : undefined,
      ...(!named && !disabled && { 'aria-labelledby': popupId }),
      ...hoverHandlers(popup),
      onPointerDown: (event) => closePopup(popup, 'trigger-press', event),
      onFocus: (event) => focusPopup(popup, event),
      onBlur: (event) => closePopup(popup, 'focus-out', event),
    },
    { open },
  );
}

/**
 * The control that a tooltip describes. A control without a name of its own, such as a button with an icon alone, is
 * named by the tooltip.
 * @attribute data-open The tooltip is open.
 * @attribute data-plain The trigger is the plain button: it has no `render`.
 */
export const TooltipTrigger = forwardRef<HTMLButtonElement, TooltipTriggerProps>(
  function TooltipTrigger(props, ref) {
    return useTooltipTrigger(useTooltipParts(), props, ref);
  },
);
