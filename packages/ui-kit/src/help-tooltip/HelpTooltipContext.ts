import { createContext, type RefObject, useContext } from 'react';
import type { Change } from '../internals/useControlled';

/** Why a help text opens or closes. */
export type HelpTooltipReason =
  | 'trigger-press'
  | 'hover'
  | 'focus'
  | 'focus-out'
  | 'escape-key'
  | 'outside-press';

interface HelpTooltipParts {
  open: boolean;
  change: Change<boolean, HelpTooltipReason>;
  trigger: RefObject<HTMLElement | null>;
  popup: RefObject<HTMLElement | null>;
  popupId: string;
  setPopupId: (id: string) => void;
}

export const HelpTooltipContext = createContext<HelpTooltipParts | undefined>(undefined);

/** What the parts of one help text share. @throws Outside a `HelpTooltipRoot`. */
export function useHelpTooltipParts(): HelpTooltipParts {
  const parts = useContext(HelpTooltipContext);
  if (!parts)
    throw new Error('HelpTooltipTrigger and HelpTooltipPopup must be inside a HelpTooltipRoot.');
  return parts;
}
