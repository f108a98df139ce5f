import { forwardRef, type ReactNode } from 'react';
import type { CloseButtonTexts } from '../internals/closeButton.texts';
import { DialogClose } from './DialogClose';
import type { DialogChange } from './DialogContext';
import { DialogDescription } from './DialogDescription';
import { DialogPopup, type DialogPopupProps } from './DialogPopup';
import { DialogRoot } from './DialogRoot';
import { DialogTitle } from './DialogTitle';

/** Props of `Dialog`; the rest goes to the `<dialog>`. */
export interface DialogProps extends Omit<DialogPopupProps, 'title' | 'aria-labelledby'> {
  /** Whether the dialog is open. The dialog never closes by itself: it calls `onOpenChange`, and you set `open`. */
  open: boolean;
  /** Called when the dialog should close, with the reason. Set `open` to false, or leave it open. */
  onOpenChange: (open: boolean, details: DialogChange) => void;
  /**
   * `alert` interrupts with a question that needs a decision: its text is read out at once, and there is
   * no cross. Escape still asks. The focus moves to the first action that is no danger button. @default 'modal'
   */
  variant?: 'modal' | 'alert' | undefined;
  /** The heading, which also names the dialog. */
  title: ReactNode;
  /** The buttons, the most important first. */
  actions?: ReactNode | undefined;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<CloseButtonTexts> | undefined;
}

/**
 * A question or a task that comes before the page, as one component: the parts `DialogRoot` to `DialogClose`
 * in their usual order. A press beside the dialog does nothing, so that typed text is not lost by accident.
 */
export const Dialog = forwardRef<HTMLDialogElement, DialogProps>(function Dialog(
  { open, onOpenChange, variant = 'modal', title, actions, texts, children, ...rest },
  ref,
) {
  const isAlert = variant === 'alert';
  return (
    <DialogRoot open={open} onOpenChange={onOpenChange}>
      <DialogPopup {...rest} ref={ref} variant={variant}>
        <DialogTitle>{title}</DialogTitle>
        {!isAlert && <DialogClose texts={texts} />}
        {isAlert ? (
          <DialogDescription>{children}</DialogDescription>
        ) : (
          <div className="ui-dialog-body">{children}</div>
        )}
        {actions && <div className="ui-dialog-actions">{actions}</div>}
      </DialogPopup>
    </DialogRoot>
  );
});
