import { takesFocus } from '@forsikring/foundation/focus/focusPage';
import { returnFocus } from '@forsikring/foundation/focus/returnFocus';
import { type ComponentProps, forwardRef, type RefObject, useEffect } from 'react';
import { showBeside } from '../internals/anchor';
import { usePopupId } from '../internals/popup/usePopup';
import { renderPart } from '../internals/renderElement';
import { useNameWarning } from '../internals/useNameWarning';
import { usePopoverParts } from './PopoverContext';

/** Props of `PopoverPopup`; the rest goes to the `<div>`. */
export interface PopoverPopupProps extends Omit<ComponentProps<'div'>, 'role' | 'popover'> {
  /** The element that takes the focus. @default the popup itself */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** The same room as `--ui-space-4` in the style sheet. */
const EDGE_PX = 16;

/**
 * The popup beside the trigger of a popover, in the top layer: a dialog that is not modal (APG, dialog pattern). The
 * popup takes the focus, and closes on Escape, on a press outside and when the focus leaves it. Name the popup by a
 * `PopoverTitle` or an `aria-label`.
 * @attribute data-open The popover is open.
 * @attribute data-placement Always: the preferred side, `top`, `bottom`, `left` or `right`.
 * @attribute data-align Always: the preferred alignment, `start`, `center` or `end`.
 */
export const PopoverPopup = forwardRef<HTMLDivElement, PopoverPopupProps>(function PopoverPopup(
  { id, initialFocus, ...rest },
  ref,
) {
  const parts = usePopoverParts();
  const { open, placement, align, title } = parts;
  const { trigger, content } = parts.popup;
  const popupId = usePopupId(id, parts);

  useEffect(() => {
    const opener = trigger.current;
    if (!open || !opener || !content.current) return;
    const hide = showBeside(opener, content.current, { placement, align, edgePx: EDGE_PX });
    if (initialFocus?.current) initialFocus.current.focus();
    else takesFocus(content.current);
    return () => {
      hide();
      // The focus was in the popup, and is on the body now.
      if (document.activeElement === document.body) returnFocus(opener);
    };
  }, [open, placement, align, trigger, content, initialFocus]);

  useNameWarning(content, open, 'PopoverPopup');

  if (!open) return null;
  return renderPart(
    'div',
    { 'aria-labelledby': title?.id, ...rest, ref },
    { id: popupId, ref: content, className: 'ui-popover', role: 'dialog', popover: 'manual' },
    { open, placement, align },
  );
});
