import { takesFocus } from '@forsikring/foundation/focus/focusPage';
import { openModal } from '@forsikring/foundation/focus/openModal';
import { returnFocus } from '@forsikring/foundation/focus/returnFocus';
import {
  type ComponentProps,
  forwardRef,
  type RefObject,
  type SyntheticEvent,
  useEffect,
} from 'react';
import { useBackdropPress } from '../dialog/modal';
import { type Align, type Placement, placeBeside, showBeside } from '../internals/anchor';
import { usePopupId } from '../internals/popup/usePopup';
import { type RenderProp, renderElement } from '../internals/renderElement';
import { useNameWarning } from '../internals/useNameWarning';
import { usePopoverParts } from './PopoverContext';

/** The state of a `PopoverPopup`. */
export interface PopoverPopupState {
  /** Whether the popover is open. */
  open: boolean;
  /** The preferred side. */
  placement: Placement;
  /** The preferred alignment. */
  align: Align;
}

/** Props of `PopoverPopup`; the rest goes to its element. */
export interface PopoverPopupProps extends Omit<ComponentProps<'div'>, 'role' | 'popover'> {
  /** The element that takes the focus. @default the popup itself */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /**
   * The element that takes the focus when the popover closes, by Escape too. After a press or Tab outside, the focus
   * stays there.
   * @default the trigger, or else the heading of the page
   */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /**
   * Another element, such as one of an animation library; a `<dialog>` where the popover is modal.
   * @default `<div>`, or `<dialog>` where the popover is modal
   */
  render?: RenderProp<ComponentProps<'div'>, PopoverPopupState> | undefined;
}

/** The same room as `--ui-space-4` in the style sheet. */
const EDGE_PX = 16;

/**
 * The popup beside the trigger of a popover, in the top layer: a dialog, not modal by default (APG, dialog pattern). The
 * popup takes the focus, and closes on Escape, on a press outside and when the focus leaves it. Name the popup by a
 * `PopoverTitle` or an `aria-label`.
 * @attribute data-open The popover is open.
 * @attribute data-placement Always: the preferred side, `top`, `bottom`, `left` or `right`.
 * @attribute data-align Always: the preferred alignment, `start`, `center` or `end`.
 */
export const PopoverPopup = forwardRef<HTMLDivElement, PopoverPopupProps>(function PopoverPopup(
  { id, initialFocus, finalFocus, ...rest },
  ref,
) {
  const parts = usePopoverParts();
  const { open, placement, align, modal, title, change } = parts;
  const { trigger, content } = parts.popup;
  const popupId = usePopupId(id, parts);

  useEffect(() => {
    const opener = trigger.current;
    const element = content.current;
    if (!open || !opener || !element) return;
    if (modal) openModal(element as HTMLDialogElement);
    const show = modal ? placeBeside : showBeside;
    const hide = show(opener, element, { placement, align, edgePx: EDGE_PX });
    if (initialFocus?.current) initialFocus.current.focus();
    else takesFocus(element);
    return () => {
      hide();
      // The focus was in the popup, and is on the body now, or on the trigger after Escape.
      if ([document.body, opener].includes(document.activeElement as HTMLElement))
        returnFocus(finalFocus?.current ?? opener);
    };
  }, [open, placement, align, modal, trigger, content, initialFocus, finalFocus]);

  useNameWarning(content, open, 'PopoverPopup');

  const backdrop = useBackdropPress((event) => change(false, 'outside-press', event));
  const ofModal = {
    ...backdrop,
    // The gesture that goes back on a phone. Escape is handled for all popups.
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      change(false, 'escape-key', event);
    },
  };

  if (!open) return null;
  return renderElement(
    (modal ? 'dialog' : 'div') as 'div',
    { 'aria-labelledby': title?.id, ...rest, ref },
    {
      ...{ id: popupId, ref: content, className: 'ui-popover', role: 'dialog' },
      ...(modal ? ofModal : { popover: 'manual' }),
    },
    { open, placement, align },
  );
});
