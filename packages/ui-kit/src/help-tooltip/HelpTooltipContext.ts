import { createContext } from 'react';
import type { PopupParts } from '../internals/popup/usePopup';
import type { ChangeDetails } from '../internals/useControlled';
import { usePart } from '../internals/usePart';

/**
 * Why a help text opens or closes.
 * @reason trigger-press The button is pressed.
 * @reason hover The mouse rests on the button or leaves the button and the text, with `openOnHover`.
 * @reason focus The keyboard moves the focus to the button, with `openOnHover`.
 * @reason focus-out The focus leaves the button and the text that the focus opened.
 * @reason escape-key The Escape key is pressed.
 * @reason outside-press Something outside is pressed while the text lies over the page.
 */
export type HelpTooltipChange = ChangeDetails<
  'trigger-press' | 'hover' | 'focus' | 'focus-out' | 'escape-key' | 'outside-press'
>;

export const HelpTooltipContext = createContext<
  PopupParts<HelpTooltipChange['reason']> | undefined
>(undefined);

/** What the parts of one help text share. @throws Error outside a `HelpTooltipRoot` */
export const useHelpTooltipParts = () =>
  usePart(
    HelpTooltipContext,
    'HelpTooltipTrigger and HelpTooltipPopup must be inside a HelpTooltipRoot.',
  );
