import { type ReactNode, useState } from 'react';
import type { Align, Placement } from '../internals/anchor';
import { usePopup } from '../internals/popup/usePopup';
import { type PopoverChange, PopoverContext } from './PopoverContext';

/** Props of `PopoverRoot`, which has no element of its own. */
export interface PopoverRootProps {
  /** Whether the popover is open, when you control it. */
  open?: boolean | undefined;
  /** Whether the popover is open at first. @default false */
  defaultOpen?: boolean | undefined;
  /** Called before the popover opens or closes, with the reason. `details.cancel()` leaves the popover as it is. */
  onOpenChange?: ((open: boolean, details: PopoverChange) => void) | undefined;
  /**
   * The side of the trigger, if there is room; otherwise another one. `left` and `right` are the start and
   * the end of the line: they change places from right to left.
   * @default 'bottom'
   */
  placement?: Placement | undefined;
  /**
   * Which edges of the trigger and the popup are in one line, if there is room: the start edges, which
   * become the end edges for a trigger at the end of the window, the end edges, or neither (`center`).
   * Beside the trigger, `start` and `end` are its upper and its lower edge.
   * @default 'start'
   */
  align?: Align | undefined;
  /**
   * Whether the page behind cannot be used, and the focus stays in the popup, until the popover closes. The popup must
   * have a `PopoverClose`. The page can still be scrolled.
   * @default false
   */
  modal?: boolean | undefined;
  /** A `PopoverTrigger` and, after it, a `PopoverPopup`. */
  children?: ReactNode | undefined;
}

/** Contains the trigger and the popup of a popover. Renders no element. */
export function PopoverRoot({
  placement = 'bottom',
  align = 'start',
  modal = false,
  children,
  ...state
}: PopoverRootProps) {
  const parts = usePopup<PopoverChange['reason']>(state, {
    onOutsidePress: (event) => parts.change(false, 'outside-press', event),
    onFocusOutside: (event) => parts.change(false, 'focus-out', event),
  });
  const [title, setTitle] = useState<HTMLElement | null>(null);

  return (
    <PopoverContext.Provider value={{ ...parts, placement, align, modal, title, setTitle }}>
      {children}
    </PopoverContext.Provider>
  );
}
