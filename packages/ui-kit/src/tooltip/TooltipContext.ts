import { createContext, type RefObject, useContext } from 'react';
import type { Placement } from '../internals/anchor';
import type { Tip } from './tooltipController';

/** What the parts of one tooltip share. */
export interface TooltipParts {
  open: boolean;
  disabled: boolean;
  placement: Placement;
  tip: Tip;
  trigger: RefObject<HTMLElement | null>;
  popup: RefObject<HTMLElement | null>;
  popupId: string;
  setPopupId: (id: string) => void;
}

export const TooltipContext = createContext<TooltipParts | undefined>(undefined);

/** The parts of the tooltip around a component. @throws Outside a `TooltipRoot`. */
export function useTooltipParts(): TooltipParts {
  const parts = useContext(TooltipContext);
  if (!parts) throw new Error('TooltipTrigger and TooltipPopup must be inside a TooltipRoot.');
  return parts;
}
