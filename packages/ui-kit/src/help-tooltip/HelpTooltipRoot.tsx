import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, useEffect, useId, useRef, useState } from 'react';
import { breakpoints } from '../breakpoints';
import { showBeside } from '../internals/anchor';
import { type ChangeDetails, useControlled } from '../internals/useControlled';
import { HelpTooltipContext, type HelpTooltipReason } from './HelpTooltipContext';

/** Why a help text opens or closes. */
export type HelpTooltipChange = ChangeDetails<HelpTooltipReason>;

/** Props of `HelpTooltipRoot`; the rest goes to its element. */
export interface HelpTooltipRootProps extends ComponentProps<'span'> {
  /** Whether the text is shown, where you hold that yourself. */
  open?: boolean;
  /** Whether the text is shown at first. @default false */
  defaultOpen?: boolean;
  /** Told before it opens or closes, and why. `details.cancel()` leaves it as it is. */
  onOpenChange?: (open: boolean, details: HelpTooltipChange) => void;
}

/** From here on (the breakpoint 'medium') the text stands beside its trigger, over the page. */
const WIDE = `(min-width: ${breakpoints.medium}px)`;

/** Holds a help text and its trigger together (APG, disclosure pattern). */
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

    const latest = useRef(change);
    useEffect(() => {
      latest.current = change;
    });

    useEffect(() => {
      if (!open || !trigger.current || !popup.current) return;
      const isWide = window.matchMedia?.(WIDE).matches;
      const hide = isWide ? showBeside(trigger.current, popup.current) : undefined;

      const closeOnEscape = (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        // The dialog around it, if there is one, stays.
        event.preventDefault();
        if (popup.current?.contains(document.activeElement)) trigger.current?.focus();
        latest.current(false, 'escape', event);
      };
      const closeOutside = (event: PointerEvent) => {
        const inside = [trigger, popup].some(({ current }) =>
          current?.contains(event.target as Node),
        );
        if (!inside) latest.current(false, 'outside-press', event);
      };
      document.addEventListener('keydown', closeOnEscape, true);
      // In the page it pushes nothing away again while somebody presses something else.
      if (isWide) document.addEventListener('pointerdown', closeOutside);
      return () => {
        hide?.();
        document.removeEventListener('keydown', closeOnEscape, true);
        document.removeEventListener('pointerdown', closeOutside);
      };
    }, [open]);

    return (
      <HelpTooltipContext.Provider value={{ open, change, trigger, popup, popupId, setPopupId }}>
        <span {...rest} ref={ref} className={clsx('ui-help-tooltip', className)} />
      </HelpTooltipContext.Provider>
    );
  },
);
