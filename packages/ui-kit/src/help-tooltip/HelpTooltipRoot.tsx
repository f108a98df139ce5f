import clsx from 'clsx/lite';
import {
  type ComponentProps,
  type FocusEvent,
  forwardRef,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { breakpoints } from '../breakpoints';
import { showBeside } from '../internals/anchor';
import { mergeProps } from '../internals/mergeProps';
import { type Change, type ChangeDetails, useControlled } from '../internals/useControlled';
import { useDismiss } from '../internals/useDismiss';
import { useHoverIntent } from '../internals/useHoverIntent';
import { HelpTooltipContext, type HelpTooltipReason } from './HelpTooltipContext';

/**
 * Why a help text opens or closes.
 * @reason trigger-press The button is pressed.
 * @reason hover The mouse rests on the button or leaves the button and the text, with `openOnHover`.
 * @reason focus The keyboard moves the focus to the button, with `openOnHover`.
 * @reason focus-out The focus leaves the button that it opened.
 * @reason escape-key The Escape key is pressed.
 * @reason outside-press Something outside is pressed while the text lies over the page.
 */
export type HelpTooltipChange = ChangeDetails<HelpTooltipReason>;

/** Props of `HelpTooltipRoot`; the rest goes to its element. */
export interface HelpTooltipRootProps extends ComponentProps<'span'> {
  /** Whether the text is shown, when you control it. */
  open?: boolean;
  /** Whether the text is shown at first. @default false */
  defaultOpen?: boolean;
  /**
   * Whether the text is also shown while the mouse is over its trigger, after 250 ms, and while the trigger has the
   * keyboard's focus. It is then beside its trigger in narrow windows too, so that it does not move the page.
   * @default false
   */
  openOnHover?: boolean;
  /** Called before it opens or closes, with the reason. `details.cancel()` leaves it as it is. */
  onOpenChange?: (open: boolean, details: HelpTooltipChange) => void;
}

/** From this width on, the text is shown beside its trigger, over the page. */
const WIDE = `(min-width: ${breakpoints.medium / 16}em)`;

const isWide = () => window.matchMedia?.(WIDE).matches ?? false;

const OPEN_DELAY_MS = 250;

/** Contains a help text and its trigger (APG, disclosure pattern). */
export const HelpTooltipRoot = forwardRef<HTMLSpanElement, HelpTooltipRootProps>(
  function HelpTooltipRoot(
    { open: openNow, defaultOpen = false, openOnHover = false, onOpenChange, className, ...rest },
    ref,
  ) {
    const [open, setOpen] = useControlled<boolean, HelpTooltipReason>(
      openNow,
      defaultOpen,
      onOpenChange,
    );
    const trigger = useRef<HTMLElement>(null);
    const popup = useRef<HTMLElement>(null);
    const [popupId, setPopupId] = useState(useId());
    const isBeside = useRef(false);
    const openedBy = useRef<HelpTooltipReason>(undefined);
    const pressing = useRef(false);

    const hover = useHoverIntent(OPEN_DELAY_MS, (over, event) => {
      if (over === open || !setOpen(over, 'hover', event)) return false;
      openedBy.current = 'hover';
      return true;
    });
    const change: Change<boolean, HelpTooltipReason> = (next, reason, event) => {
      // A press on what the mouse has opened keeps it open.
      const keepsOpen = reason === 'trigger-press' && open && hover.opened();
      hover.cancel();
      if (keepsOpen || !setOpen(next, reason, event)) return false;
      openedBy.current = reason;
      return true;
    };
    const openByFocus = (event: FocusEvent) => {
      // The press that gives the focus opens the text itself.
      if (open || pressing.current || event.target !== trigger.current) return;
      if (event.target.matches(':focus-visible')) change(true, 'focus', event);
    };
    const closeByBlur = (event: FocusEvent) => {
      const staysInside = event.currentTarget.contains(event.relatedTarget);
      if (open && openedBy.current === 'focus' && !staysInside) change(false, 'focus-out', event);
    };

    useEffect(() => {
      if (!open) openedBy.current = undefined;
      if (!open || !trigger.current || !popup.current) return;
      isBeside.current = isWide() || openedBy.current === 'hover' || openedBy.current === 'focus';
      if (isBeside.current) return showBeside(trigger.current, popup.current);
    }, [open]);

    useDismiss(open, {
      inside: [trigger, popup],
      // So that a dialog around it stays open, whatever library it is from.
      capture: true,
      onEscape: (event) => {
        if (popup.current?.contains(document.activeElement)) trigger.current?.focus();
        change(false, 'escape-key', event);
      },
      // In the page, closing would move what somebody is about to press.
      onOutsidePress: (event) => {
        if (isBeside.current) change(false, 'outside-press', event);
      },
    });

    const byHover: ComponentProps<'span'> = {
      onPointerEnter: hover.enter,
      onPointerLeave: (event) => {
        pressing.current = false;
        hover.leave(event);
      },
      onPointerDown: () => {
        pressing.current = true;
      },
      onPointerUp: () => {
        pressing.current = false;
      },
      onFocus: openByFocus,
      onBlur: closeByBlur,
    };
    return (
      <HelpTooltipContext.Provider value={{ open, change, trigger, popup, popupId, setPopupId }}>
        <span
          // The consumer's handlers come last: these run first, and may prevent ours.
          {...(openOnHover ? mergeProps(byHover, rest) : rest)}
          ref={ref}
          className={clsx('ui-help-tooltip', className)}
        />
      </HelpTooltipContext.Provider>
    );
  },
);
