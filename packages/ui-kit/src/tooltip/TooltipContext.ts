import { createContext } from 'react';
import type { Placement } from '../internals/anchor';
import type { PopupParts } from '../internals/popup/usePopup';
import { usePart } from '../internals/usePart';
import type { TooltipChange } from './TooltipRoot';

/** What the parts of one tooltip share. */
export interface TooltipParts extends PopupParts<TooltipChange['reason']> {
  disabled: boolean;
  placement: Placement;
}

export const TooltipContext = createContext<TooltipParts | undefined>(undefined);

/** What the parts of one tooltip share. @throws Error outside a `TooltipRoot` */
export const useTooltipParts = () =>
  usePart(TooltipContext, 'TooltipTrigger and TooltipPopup must be inside a TooltipRoot.');
