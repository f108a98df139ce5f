import { type ReactNode, useId, useRef, useState } from 'react';
import type { Align, Placement } from '../internals/anchor';
import { useControlled } from '../internals/useControlled';
import { type PopoverChange, PopoverContext } from './PopoverContext';

/** Props of `PopoverRoot`, which has no element of its own. */
export interface PopoverRootProps {
  /** Whether the popover is open, when you control it. */
  open?: boolean;
  /** Whether the popover is open at first. @default false */
  defaultOpen?: boolean;
  /** Called before it opens or closes, with the reason. `details.cancel()` leaves it as it is. */
  onOpenChange?: (open: boolean, details: PopoverChange) => void;
  /**
   * The side of the trigger, if there is room; otherwise another one. `left` and `right` are the start and
   * the end of the line: they change places from right to left.
   * @default 'bottom'
   */
  placement?: Placement;
  /**
   * Which edges of the trigger and the popup are in one line, if there is room: the start edges, which
   * become the end edges for a trigger at the end of the window, the end edges, or neither (`center`).
   * Beside the trigger, `start` and `end` are its upper and its lower edge.
   * @default 'start'
   */
  align?: Align;
  /** A `PopoverTrigger` and, after it, a `PopoverPopup`. */
  children?: ReactNode;
}

/** Contains the trigger and the popup of a popover. Renders no element. */
export function PopoverRoot({
  open: openNow,
  defaultOpen = false,
  onOpenChange,
  placement = 'bottom',
  align = 'start',
  children,
}: PopoverRootProps) {
  const [open, change] = useControlled<boolean, PopoverChange['reason']>(
    openNow,
    defaultOpen,
    onOpenChange,
  );
  const trigger = useRef<HTMLElement>(null);
  const [popupId, setPopupId] = useState(useId());
  const [title, setTitle] = useState<HTMLElement | null>(null);
  const parts = {
    open,
    change,
    placement,
    align,
    trigger,
    popupId,
    setPopupId,
    title,
    setTitle,
  };

  return <PopoverContext.Provider value={parts}>{children}</PopoverContext.Provider>;
}
