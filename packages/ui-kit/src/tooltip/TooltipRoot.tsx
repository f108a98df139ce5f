import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Placement } from '../internals/anchor';
import { type Change, type ChangeDetails, useControlled } from '../internals/useControlled';
import { TooltipContext } from './TooltipContext';
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

/** Contains the trigger and the popup of a tooltip. Renders no element (APG, tooltip pattern). */
export function TooltipRoot({
  open: openNow,
  defaultOpen = false,
  onOpenChange,
  placement = 'top',
  delayMs = 250,
  closeDelayMs = 120,
  disabled = false,
  children,
}: TooltipRootProps) {
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
    // Once it is enabled again, it does not open unless the pointer is still there.
    if (disabled && asked) tip.change(false, 'programmatic', new Event('programmatic'));
  }, [disabled, asked, tip]);
  useEffect(() => (open ? registerOpenTip(tip) : () => forgetTip(tip)), [open, tip]);

  const parts = useMemo(
    () => ({ open, disabled, placement, tip, trigger, popup, popupId, setPopupId }),
    [open, disabled, placement, tip, popupId],
  );
  return <TooltipContext.Provider value={parts}>{children}</TooltipContext.Provider>;
}
