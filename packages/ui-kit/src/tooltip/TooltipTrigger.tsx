import clsx from 'clsx/lite';
import {
  type ComponentProps,
  type FocusEvent,
  type ForwardedRef,
  forwardRef,
  type PointerEvent,
  useEffect,
  useState,
} from 'react';
import { hasName } from '../internals/hasName';
import { composeEventHandlers, mergeRefs } from '../internals/mergeProps';
import { type RenderProp, renderElement } from '../internals/renderElement';
import { warnOnce } from '../internals/warnOnce';
import { type TooltipParts, useTooltipParts } from './TooltipContext';
import { closeTip, hoverTip, leaveTip, openTip } from './tooltipController';

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
  { open, disabled, tip, trigger, popup, popupId }: TooltipParts,
  {
    render,
    className,
    onPointerEnter,
    onPointerLeave,
    onPointerDown,
    onFocus,
    onBlur,
    'aria-describedby': describedBy,
    ...rest
  }: TooltipTriggerProps,
  ref?: ForwardedRef<HTMLButtonElement>,
) {
  const [named, setNamed] = useState(true);

  // In the page alone: what a component renders is not known before.
  useEffect(() => {
    const element = trigger.current;
    const hasOwnName = !element || hasName(element, popupId);
    setNamed(hasOwnName);
    if (process.env.NODE_ENV === 'production') return;
    if (!element)
      warnOnce(
        'The trigger of a tooltip must pass its props and its ref on to an element. Without them, the tooltip never opens.',
      );
    else if (!hasOwnName && !popup.current?.textContent?.trim())
      warnOnce(
        'The trigger of a tooltip has no name. Give it a text or an aria-label, or the tooltip a text.',
      );
  });

  const openByPointer = (event: PointerEvent) => {
    // A finger is not over anything: what it needs is a `HelpTooltip`.
    if (!disabled && event.pointerType !== 'touch') hoverTip(tip, event);
  };
  const openByFocus = (event: FocusEvent) => {
    if (!disabled && event.currentTarget.matches(':focus-visible')) openTip(tip, 'focus', event);
  };

  return renderElement<ComponentProps<'button'>, TooltipTriggerState>(
    'button',
    render,
    {
      ...(render ? {} : { 'data-plain': '' }),
      ...rest,
      ref: mergeRefs(trigger as typeof ref, ref),
      className: clsx('ui-tooltip-trigger', className),
      'aria-describedby': clsx(describedBy, named && !disabled && popupId) || undefined,
      ...(named || disabled ? {} : { 'aria-labelledby': popupId }),
      onPointerEnter: composeEventHandlers(onPointerEnter, openByPointer),
      onPointerLeave: composeEventHandlers(onPointerLeave, (event) => leaveTip(tip, event)),
      onPointerDown: composeEventHandlers(onPointerDown, (event) =>
        closeTip(tip, 'trigger-press', event),
      ),
      onFocus: composeEventHandlers(onFocus, openByFocus),
      onBlur: composeEventHandlers(onBlur, (event) => closeTip(tip, 'focus-out', event)),
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
