import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Placement } from '../internals/anchor';
import { type Change, type ChangeDetails, useControlled } from '../internals/useControlled';
import { TooltipContext, type TooltipParts } from './TooltipContext';
import { forgetTip, registerOpenTip, type Tip, type TooltipReason } from './tooltipController';

/**
 * Why a tooltip opens or closes.
 * @reason hover The pointer comes to the trigger, or leaves the trigger and the tooltip.
 * @reason focus The keyboard moves the focus to the trigger, or to the trigger of another tooltip.
 * @reason focus-out The focus leaves the trigger.
 * @reason trigger-press The trigger is pressed, which closes the tooltip.
 * @reason escape-key The Escape key is pressed.
 * @reason programmatic Code opens another tooltip, or disables this one.
 */
export type TooltipChange = ChangeDetails<TooltipReason>;

/** Props of `TooltipRoot`. */
export interface TooltipRootProps {
  /** Whether it is open, when you control it. */
  open?: boolean;
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean;
  /** Called before it opens or closes, with the reason. `details.cancel()` leaves it as it is. */
  onOpenChange?: (open: boolean, details: TooltipChange) => void;
  /**
   * The side of the trigger, if there is room; otherwise another one. `left` and `right` are the start and
   * the end of the line: they change places from right to left.
   * @default 'top'
   */
  placement?: Placement;
  /** Delay of the pointer before it opens, in milliseconds. The keyboard has none. @default 250 */
  delayMs?: number;
  /** How long the pointer may be elsewhere before it closes, in milliseconds. @default 120 */
  closeDelayMs?: number | undefined;
  /** Whether it never opens, and neither describes nor names its trigger, which stays as it is. @default false */
  disabled?: boolean;
  /** A `TooltipTrigger` and a `TooltipPopup`. */
  children?: ReactNode;
}

/** The state of one tooltip, for its parts. @param ownId The `id` of its popup, where it is known. */
export function useTooltip(
  {
    open: openNow,
    defaultOpen = false,
    onOpenChange,
    placement = 'top',
    delayMs = 250,
    closeDelayMs = 120,
    disabled = false,
  }: TooltipRootProps,
  ownId?: string,
): TooltipParts {
  const [asked, setAsked] = useControlled<boolean, TooltipReason>(
    openNow,
    defaultOpen,
    onOpenChange,
  );
  const open = asked && !disabled;
  const change: Change<boolean, TooltipReason> = (next, reason, event) =>
    next !== asked && !(next && disabled) && setAsked(next, reason, event);
  const [tip] = useState<Tip>(() => ({ delayMs, closeDelayMs, change }));
  const trigger = useRef<HTMLElement>(null);
  const popup = useRef<HTMLElement>(null);
  const [popupId, setPopupId] = useState(useId());

  useEffect(() => {
    Object.assign(tip, { delayMs, closeDelayMs, change });
  });
  useEffect(() => {
    if (open) return registerOpenTip(tip);
    // Disabled while open: once it is enabled again, it does not open unless the pointer is still there.
    if (asked) tip.change(false, 'programmatic', new Event('programmatic'));
    return () => forgetTip(tip);
  }, [asked, open, tip]);

  return { open, disabled, placement, tip, trigger, popup, popupId: ownId ?? popupId, setPopupId };
}

/** Contains the trigger and the popup of a tooltip. Renders no element (APG, tooltip pattern). */
export function TooltipRoot({ children, ...options }: TooltipRootProps) {
  const parts = useTooltip(options);
  return <TooltipContext.Provider value={parts}>{children}</TooltipContext.Provider>;
}
