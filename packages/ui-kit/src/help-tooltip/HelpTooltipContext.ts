import { createContext } from 'react';
import type { PopupParts } from '../internals/popup/usePopup';
import { usePart } from '../internals/usePart';
import type { HelpTooltipChange } from './HelpTooltipRoot';

export const HelpTooltipContext = createContext<
  PopupParts<HelpTooltipChange['reason']> | undefined
>(undefined);

/** What the parts of one help text share. @throws Error outside a `HelpTooltipRoot` */
export const useHelpTooltipParts = () =>
  usePart(
    HelpTooltipContext,
    'HelpTooltipTrigger and HelpTooltipPopup must be inside a HelpTooltipRoot.',
  );
