import { createContext, type RefObject, useContext } from 'react';
import type { Placement } from '../internals/anchor';
import type { Tip } from './tooltipController';

interface TooltipParts {
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

/** What the parts of one tooltip share. @throws Outside a `TooltipRoot`. */
export function useTooltipParts(): TooltipParts {
  const parts = useContext(TooltipContext);
  if (!parts) throw new Error('TooltipTrigger and TooltipPopup must be inside a TooltipRoot.');
  return parts;
}
