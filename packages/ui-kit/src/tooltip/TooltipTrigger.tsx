import { type ComponentProps, type ForwardedRef, forwardRef, useEffect, useState } from 'react';
import { hasName } from '../internals/hasName';
import { closePopup, enterPopup, focusPopup, leavePopup } from '../internals/popup/openPopups';
import { type RenderProp, renderElement } from '../internals/renderElement';
import { warnOnce } from '../internals/warnOnce';
import { type TooltipParts, useTooltipParts } from './TooltipContext';

/** What a `TooltipTrigger` is like now. */
export interface TooltipTriggerState {
  /** Whether its tooltip is open. */
  open: boolean;
}

/** Props of `TooltipTrigger`; the rest goes to its element. */
export interface TooltipTriggerProps extends ComponentProps<'button'> {
  /** Another element that takes the focus, such as `<Button />` or `<Link href="/vilkar" />`. @default `<button>` */
  render?: RenderProp<ComponentProps<'button'>, TooltipTriggerState>;
}

/** Renders the trigger of a tooltip. */
export function useTooltipTrigger(
  { open, disabled, popup, popupId }: TooltipParts,
  props: TooltipTriggerProps,
  ref?: ForwardedRef<HTMLButtonElement>,
) {
  const [named, setNamed] = useState(true);

  // In the page alone: what a component renders is not known before.
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
      onPointerEnter: (event) => enterPopup(popup, event),
      onPointerLeave: (event) => leavePopup(popup, event),
      onPointerDown: (event) => closePopup(popup, 'trigger-press', event),
      onFocus: (event) => focusPopup(popup, event),
      onBlur: (event) => closePopup(popup, 'focus-out', event),
    },
    { open },
  );
}

/**
 * What a tooltip is about. The tooltip describes it; where it has no name of its own, as a button with
 * an icon alone, the tooltip is its name.
 * @attribute data-open Its tooltip is open.
 * @attribute data-plain It is the plain button: it has no `render`.
 */
export const TooltipTrigger = forwardRef<HTMLButtonElement, TooltipTriggerProps>(
  function TooltipTrigger(props, ref) {
    return useTooltipTrigger(useTooltipParts(), props, ref);
  },
);
