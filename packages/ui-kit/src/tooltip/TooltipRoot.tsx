import { numberOption, timerMs } from '@forsikring/foundation/numberOption';
import { type ReactNode, useContext } from 'react';
import type { Align, Placement } from '../internals/anchor';
import { usePopup } from '../internals/popup/usePopup';
import { type TooltipChange, TooltipContext } from './TooltipContext';
import { TooltipDelays } from './TooltipProvider';

/** Props of `TooltipRoot`. */
export interface TooltipRootProps {
  /** Whether the tooltip is open, when you control it. */
  open?: boolean | undefined;
  /** Whether the tooltip is open at first. @default false */
  defaultOpen?: boolean | undefined;
  /** Called before the tooltip opens or closes, with the reason. `details.cancel()` leaves the tooltip as it is. */
  onOpenChange?: ((open: boolean, details: TooltipChange) => void) | undefined;
  /**
   * The side of the trigger, if there is room; otherwise another one. `left` and `right` are the start and
   * the end of the line: they change places from right to left.
   * @default 'top'
   */
  placement?: Placement | undefined;
  /**
   * Which edges of the trigger and the tooltip are in one line, if there is room: the start edges, the end edges, or
   * neither (`center`). Beside the trigger, `start` and `end` are its upper and its lower edge.
   * @default 'center'
   */
  align?: Align | undefined;
  /** The gap between the trigger and the tooltip, in pixels. @default 8 */
  gapPx?: number | undefined;
  /**
   * How long the pointer rests on the trigger before the tooltip opens, in milliseconds. The keyboard's focus opens it at
   * once. @default 250, or the delay of the `TooltipProvider`
   */
  delayMs?: number | undefined;
  /**
   * How long the pointer may be elsewhere before the tooltip closes, in milliseconds.
   * @default 120, or the delay of the `TooltipProvider`
   */
  closeDelayMs?: number | undefined;
  /** Whether the tooltip never opens, and neither describes nor names its trigger, which stays as it is. @default false */
  disabled?: boolean | undefined;
  /** A `TooltipTrigger` and a `TooltipPopup`. */
  children?: ReactNode | undefined;
}

/** The state of one tooltip, for its parts, and the props that are no options of the state. */
export function useTooltip<Props extends TooltipRootProps>({
  open,
  defaultOpen,
  onOpenChange,
  placement = 'top',
  align = 'center',
  gapPx,
  delayMs,
  closeDelayMs,
  disabled = false,
  ...rest
}: Props) {
  const group = useContext(TooltipDelays);
  const readMs = (name: keyof typeof group, own: number | undefined, byDefault: number) =>
    timerMs(numberOption(`@forsikring/ui-kit: ${name}`, own ?? group[name], byDefault));
  const parts = usePopup<TooltipChange['reason']>(
    { open, defaultOpen, onOpenChange, disabled },
    {
      delayMs: readMs('delayMs', delayMs, 250),
      closeDelayMs: readMs('closeDelayMs', closeDelayMs, 120),
      tooltip: true,
      escapeFirst: true,
    },
  );
  return { ...parts, disabled, placement, align, gapPx, rest };
}

/** Contains the trigger and the popup of a tooltip. Renders no element (APG, tooltip pattern). */
export function TooltipRoot({ children, ...options }: TooltipRootProps) {
  return <TooltipContext.Provider value={useTooltip(options)}>{children}</TooltipContext.Provider>;
}
