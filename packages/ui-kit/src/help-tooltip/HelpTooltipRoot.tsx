import { type ComponentProps, type FocusEvent, forwardRef, useEffect, useRef } from 'react';
import { breakpoints } from '../breakpoints';
import { showBeside } from '../internals/anchor';
import { closePopup, focusPopup, hoverHandlers } from '../internals/popup/openPopups';
import { usePopup } from '../internals/popup/usePopup';
import { type RenderProp, renderElement } from '../internals/renderElement';
import { type HelpTooltipChange, HelpTooltipContext } from './HelpTooltipContext';

/** Props of `HelpTooltipRoot`; the rest goes to its element. */
export interface HelpTooltipRootProps extends ComponentProps<'span'> {
  /** Whether the text is shown, when you control it. */
  open?: boolean | undefined;
  /** Whether the text is shown at first. @default false */
  defaultOpen?: boolean | undefined;
  /**
   * Whether the text is also shown while the mouse is over its trigger, after 250 ms, and while the trigger has the
   * keyboard's focus. Such a text is beside its trigger in narrow windows too, so that it does not move the page.
   * @default false
   */
  openOnHover?: boolean | undefined;
  /** Called before the text opens or closes, with the reason. `details.cancel()` leaves the text as it is. */
  onOpenChange?: ((open: boolean, details: HelpTooltipChange) => void) | undefined;
  /** Another element, such as `<div />`. @default `<span>` */
  render?: RenderProp<ComponentProps<'span'>> | undefined;
}

/** From this width on, the text is shown beside its trigger, over the page. */
const WIDE = `(min-width: ${breakpoints.medium / 16}em)`;

const isWide = () => window.matchMedia?.(WIDE).matches ?? false;

/** Contains a help text and its trigger (APG, disclosure pattern). */
export const HelpTooltipRoot = forwardRef<HTMLSpanElement, HelpTooltipRootProps>(
  function HelpTooltipRoot(
    { open: openNow, defaultOpen, openOnHover = false, onOpenChange, ...rest },
    ref,
  ) {
    const isBeside = useRef(false);
    const parts = usePopup<HelpTooltipChange['reason']>(
      { open: openNow, defaultOpen, onOpenChange },
      {
        delayMs: 250,
        closeDelayMs: 200,
        escapeFirst: true,
        // In the page, closing would move an element that somebody is about to press.
        onOutsidePress: (event) => {
          if (isBeside.current) parts.change(false, 'outside-press', event);
        },
      },
    );
    const { open, popup } = parts;

    useEffect(() => {
      const { trigger, content, openedBy } = popup;
      if (!open || !trigger.current || !content.current) return;
      isBeside.current = isWide() || openedBy === 'hover' || openedBy === 'focus';
      const region = content.current.parentElement;
      // The style sheet closes the room in the page from this height.
      region?.toggleAttribute('data-room', !isBeside.current);
      region?.style.setProperty('--_ui-help-tooltip-room', `${region.scrollHeight}px`);
      if (isBeside.current) return showBeside(trigger.current, content.current);
    }, [open, popup]);

    const byHover: ComponentProps<'span'> = {
      ...hoverHandlers(popup),
      onPointerDown: () => {
        popup.pressed = true;
      },
      onPointerUp: () => {
        popup.pressed = false;
      },
      onFocus: (event) => event.target === popup.trigger.current && focusPopup(popup, event),
      onBlur: (event: FocusEvent) => {
        const staysInside = event.currentTarget.contains(event.relatedTarget);
        if (popup.openedBy === 'focus' && !staysInside) closePopup(popup, 'focus-out', event);
      },
    };
    return (
      <HelpTooltipContext.Provider value={parts}>
        {renderElement(
          'span',
          { ...rest, ref },
          { className: 'ui-help-tooltip', ...(openOnHover && byHover) },
        )}
      </HelpTooltipContext.Provider>
    );
  },
);
