import { returnFocus } from '@forsikring/foundation/focus/returnFocus';
import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, type RefObject, useEffect, useRef } from 'react';
import { showBeside } from '../internals/anchor';
import { mergeRefs } from '../internals/mergeProps';
import { useDismiss } from '../internals/useDismiss';
import { useNameWarning } from '../internals/useNameWarning';
import { usePopupId } from '../internals/usePopupId';
import { usePopoverParts } from './PopoverContext';

/** Props of `PopoverPopup`; the rest goes to the `<div>`. */
export interface PopoverPopupProps extends Omit<ComponentProps<'div'>, 'role' | 'popover'> {
  /** What takes the focus. @default the popup itself */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** As much room as `--ui-space-4` keeps in the style sheet. */
const EDGE_PX = 16;

/** Closing a toast, or visiting the toasts with F6, leaves the popover open. */
const isInToasts = ({ target }: Event) => target instanceof Element && target.closest('.ui-toasts');

/**
 * What a popover shows beside its trigger, in the top layer: a dialog that is not modal (APG, dialog
 * pattern). It takes the focus, and closes on Escape, on a press outside and when the focus leaves it.
 * Name it by a `PopoverTitle` or an `aria-label`.
 * @attribute data-open It is open.
 * @attribute data-placement Always: the preferred side, `top`, `bottom`, `left` or `right`.
 * @attribute data-align Always: the preferred alignment, `start`, `center` or `end`.
 */
export const PopoverPopup = forwardRef<HTMLDivElement, PopoverPopupProps>(function PopoverPopup(
  { id, initialFocus, className, ...rest },
  ref,
) {
  const parts = usePopoverParts();
  const { open, change, placement, align, trigger, title } = parts;
  const popup = useRef<HTMLDivElement>(null);
  const popupId = usePopupId(id, parts);

  useEffect(() => {
    const opener = trigger.current;
    if (!open || !opener || !popup.current) return;
    const hide = showBeside(opener, popup.current, { placement, align, edgePx: EDGE_PX });
    (initialFocus?.current ?? popup.current).focus();
    return () => {
      hide();
      // The focus that was in the popup is lost to the body by now.
      if (document.activeElement === document.body) returnFocus(opener);
    };
  }, [open, placement, align, trigger, initialFocus]);

  useNameWarning(popup, open, 'PopoverPopup');

  useDismiss(open, {
    inside: [trigger, popup],
    onEscape: (event) => change(false, 'escape-key', event),
    onOutsidePress: (event) => {
      if (!isInToasts(event)) change(false, 'outside-press', event);
    },
    onFocusOutside: (event) => {
      if (!isInToasts(event)) change(false, 'focus-out', event);
    },
  });

  if (!open) return null;
  return (
    <div
      aria-labelledby={title?.id}
      tabIndex={-1}
      {...rest}
      id={popupId}
      ref={mergeRefs(popup, ref)}
      className={clsx('ui-popover', className)}
      role="dialog"
      popover="manual"
      data-open=""
      data-placement={placement}
      data-align={align}
    />
  );
});
