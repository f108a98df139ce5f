import { createContext } from 'react';
import type { Align, Placement } from '../internals/anchor';
import type { PopupParts } from '../internals/popup/usePopup';
import type { ChangeDetails } from '../internals/useControlled';
import { usePart } from '../internals/usePart';

/**
 * Why a popover opens or closes.
 * @reason trigger-press `PopoverTrigger` is pressed.
 * @reason close-press `PopoverClose` is pressed.
 * @reason escape-key The Escape key is pressed.
 * @reason outside-press Something outside is pressed, other than a toast.
 * @reason focus-out The focus leaves the popover, other than to a toast.
 */
export type PopoverChange = ChangeDetails<
  'trigger-press' | 'close-press' | 'escape-key' | 'outside-press' | 'focus-out'
>;

interface PopoverParts extends PopupParts<PopoverChange['reason']> {
  placement: Placement;
  align: Align;
  modal: boolean;
  /** The title, while it is mounted. The setter serves as its ref. */
  title: HTMLElement | null;
  setTitle: (element: HTMLElement | null) => void;
}

export const PopoverContext = createContext<PopoverParts | undefined>(undefined);

/** What the parts of one popover share. @throws Error outside a `PopoverRoot` */
export const usePopoverParts = () =>
  usePart(PopoverContext, 'Parts of a popover must be in a PopoverRoot.');
