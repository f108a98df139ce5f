import { createContext } from 'react';
import type { Align, Placement } from '../internals/anchor';
import type { PopupParts } from '../internals/popup/usePopup';
import type { ChangeDetails } from '../internals/useControlled';
import { usePart } from '../internals/usePart';

/**
 * Why a tooltip opens or closes.
 * @reason hover The pointer comes to the trigger, or leaves the trigger and the tooltip.
 * @reason focus The keyboard moves the focus to the trigger, or to the trigger of another tooltip.
 * @reason focus-out The focus leaves the trigger.
 * @reason trigger-press The trigger is pressed, which closes the tooltip.
 * @reason escape-key The Escape key is pressed.
 * @reason programmatic Code opens another tooltip, or disables this one.
 */
export type TooltipChange = ChangeDetails<
  'hover' | 'focus' | 'focus-out' | 'trigger-press' | 'escape-key' | 'programmatic'
>;

/** What the parts of one tooltip share. */
export interface TooltipParts extends PopupParts<TooltipChange['reason']> {
  disabled: boolean;
  placement: Placement;
  align: Align;
  gapPx: number | undefined;
}

export const TooltipContext = createContext<TooltipParts | undefined>(undefined);

/** What the parts of one tooltip share. @throws Error outside a `TooltipRoot` */
export const useTooltipParts = () =>
  usePart(TooltipContext, 'TooltipTrigger and TooltipPopup must be inside a TooltipRoot.');
