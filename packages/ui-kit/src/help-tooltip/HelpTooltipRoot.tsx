import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, useEffect, useId, useRef, useState } from 'react';
import { breakpoints } from '../breakpoints';
import { showBeside } from '../internals/anchor';
import { type ChangeDetails, useControlled } from '../internals/useControlled';
import { useDismiss } from '../internals/useDismiss';
import { HelpTooltipContext, type HelpTooltipReason } from './HelpTooltipContext';

/** Why a help text opens or closes. */
export type HelpTooltipChange = ChangeDetails<HelpTooltipReason>;

/** Props of `HelpTooltipRoot`; the rest goes to its element. */
export interface HelpTooltipRootProps extends ComponentProps<'span'> {
  /** Whether the text is shown, when you control it. */
  open?: boolean;
  /** Whether the text is shown at first. @default false */
  defaultOpen?: boolean;
  /** Called before it opens or closes, with the reason. `details.cancel()` leaves it as it is. */
  onOpenChange?: (open: boolean, details: HelpTooltipChange) => void;
}

/** From this width on, the text is shown beside its trigger, over the page. */
const WIDE = `(min-width: ${breakpoints.medium / 16}em)`;

/** Contains a help text and its trigger (APG, disclosure pattern). */
export const HelpTooltipRoot = forwardRef<HTMLSpanElement, HelpTooltipRootProps>(
  function HelpTooltipRoot(
    { open: openNow, defaultOpen = false, onOpenChange, className, ...rest },
    ref,
  ) {
    const [open, change] = useControlled<boolean, HelpTooltipReason>(
      openNow,
      defaultOpen,
      onOpenChange,
    );
    const trigger = useRef<HTMLElement>(null);
    const popup = useRef<HTMLElement>(null);
    const [popupId, setPopupId] = useState(useId());

    const isBeside = useRef(false);

    useEffect(() => {
      if (!open || !trigger.current || !popup.current) return;
      isBeside.current = window.matchMedia?.(WIDE).matches ?? false;
      if (isBeside.current) return showBeside(trigger.current, popup.current);
    }, [open]);

    useDismiss(open, {
      inside: [trigger, popup],
      // So that a dialog around it stays open, whatever library it is from.
      capture: true,
      onEscape: (event) => {
        if (popup.current?.contains(document.activeElement)) trigger.current?.focus();
        change(false, 'escape', event);
      },
      // In the page, closing would move what somebody is about to press.
      onOutsidePress: (event) => {
        if (isBeside.current) change(false, 'outside-press', event);
      },
    });

    return (
      <HelpTooltipContext.Provider value={{ open, change, trigger, popup, popupId, setPopupId }}>
        <span {...rest} ref={ref} className={clsx('ui-help-tooltip', className)} />
      </HelpTooltipContext.Provider>
    );
  },
);
