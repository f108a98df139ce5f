import type { ReactNode } from 'react';
import type { Placement } from '../internals/anchor';
import { usePopup } from '../internals/popup/usePopup';
import { type TooltipChange, TooltipContext, type TooltipParts } from './TooltipContext';

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

/** The state of one tooltip, for its parts. */
export function useTooltip({
  placement = 'top',
  delayMs = 250,
  closeDelayMs = 120,
  disabled = false,
  ...state
}: TooltipRootProps): TooltipParts {
  const options = { delayMs, closeDelayMs, tooltip: true, escapeFirst: true };
  return { ...usePopup({ ...state, disabled }, options), disabled, placement };
}

/** Contains the trigger and the popup of a tooltip. Renders no element (APG, tooltip pattern). */
export function TooltipRoot({ children, ...options }: TooltipRootProps) {
  return <TooltipContext.Provider value={useTooltip(options)}>{children}</TooltipContext.Provider>;
}
