import { returnFocus } from '@forsikring/foundation/focus/returnFocus';
import { isComposing } from '@forsikring/foundation/isComposing';
import { useClientLayoutEffect } from '@forsikring/foundation/react/useClientLayoutEffect';
import {
  type ComponentProps,
  forwardRef,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type RenderProp, renderElement } from '../internals/renderElement';
import { useNameWarning } from '../internals/useNameWarning';
import { useDialog } from './DialogContext';
import { closeModal, findSafestControl, showModal, useBackdropPress } from './modal';

/** The state of a `DialogPopup`. */
export interface DialogPopupState {
  /** Whether the dialog is open. */
  open: boolean;
  /** Its variant. */
  variant: 'modal' | 'alert';
}

/** Props of `DialogPopup`; the rest goes to the `<dialog>`. */
export interface DialogPopupProps
  extends Omit<ComponentProps<'dialog'>, 'open' | 'role' | 'onCancel' | 'onClose'> {
  /**
   * `alert` interrupts with a question that needs a decision. Put the text in a `DialogDescription`, so that it is read
   * out at once. @default 'modal'
   */
  variant?: 'modal' | 'alert' | undefined;
  /** The element that takes the focus, and that a long dialog scrolls to.
   * @default the first control; in an alert the first `DialogClose` with a text, or else the first control
   * that is neither the cross nor a danger button; the dialog itself where that control is out of sight
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /**
   * The element that takes the focus when the dialog closes, by Escape too: set it when the trigger may be gone, or
   * another place is next.
   * @default where the focus came from, or else the heading of the page
   */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /**
   * Whether a press beside the dialog closes it. Typed text is then lost.
   * @default false
   */
  closeOnOutsidePress?: boolean | undefined;
  /** Another `<dialog>`, such as the one of an animation library. @default `<dialog>` */
  render?: RenderProp<ComponentProps<'dialog'>, DialogPopupState> | undefined;
}

/**
 * The window of a dialog (APG, dialog and alert dialog patterns), on the browser's `<dialog>`: the page
 * behind is inert, and the focus goes back to where it came from. Name it by a `DialogTitle` or an
 * `aria-label`.
 * @attribute data-open The dialog is open.
 * @attribute data-behind Another dialog is open above the dialog.
 * @attribute data-variant Always: `modal` or `alert`.
 */
export const DialogPopup = forwardRef<HTMLDialogElement, DialogPopupProps>(function DialogPopup(
  { variant = 'modal', initialFocus, finalFocus, closeOnOutsidePress = false, ...rest },
  ref,
) {
  const { open, change, title, description } = useDialog();
  const dialog = useRef<HTMLDialogElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const lastFocus = useRef(finalFocus);
  const escapeAsked = useRef(false);
  const [revision, setRevision] = useState(0);

  useClientLayoutEffect(() => {
    lastFocus.current = finalFocus;
  });
  useClientLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    cameFrom.current = document.activeElement;
    // The room of the page's scrollbar is kept, so that nothing moves.
    const { clientWidth } = document.documentElement;
    element.toggleAttribute('data-scrollbar', window.innerWidth > clientWidth);
    showModal(element, variant === 'alert' ? findSafestControl(element) : undefined);
    initialFocus?.current?.focus();
    return () => closeModal(element);
  }, [open, initialFocus, variant, revision]);
  useEffect(() => {
    if (!open) return;
    // Not above: React would undo a change of the focus there, where closing hides nothing (jsdom).
    return () => void returnFocus(lastFocus.current?.current ?? cameFrom.current);
  }, [open]);

  useNameWarning(dialog, open, 'DialogPopup');

  const askToClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    // The event of this dialog, not of an element inside that can be cancelled: a file field, another dialog.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    // A second Escape closes the dialog whatever the listener does.
    escapeAsked.current = !event.cancelable;
    change(false, 'escape-key', event);
  };
  const handleClosed = (event: SyntheticEvent<HTMLDialogElement>) => {
    const { target, currentTarget } = event;
    if (target !== currentTarget || !open || currentTarget.open) return;
    if (!escapeAsked.current) change(false, 'programmatic', event);
    escapeAsked.current = false;
    // If `open` is still true, the dialog opens again.
    setRevision((last) => last + 1);
  };

  const keepOpen = (event: KeyboardEvent) => {
    // Escape that discards a word of an input method leaves the dialog open.
    if (event.key === 'Escape' && isComposing(event.nativeEvent)) event.preventDefault();
  };
  const backdrop = useBackdropPress((event) => {
    if (closeOnOutsidePress) change(false, 'outside-press', event);
  });

  return renderElement(
    'dialog',
    {
      'aria-labelledby': open ? title?.id : undefined,
      'aria-describedby': open ? description?.id : undefined,
      ...rest,
      ref,
    },
    {
      ref: dialog,
      className: 'ui-dialog',
      role: variant === 'alert' ? 'alertdialog' : undefined,
      onKeyDown: keepOpen,
      onCancel: askToClose,
      onClose: handleClosed,
      ...backdrop,
    },
    { open, variant },
  );
});
