import clsx from 'clsx/lite';
import {
  type ComponentProps,
  forwardRef,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Icon } from '../internals/icon/Icon';
import { CROSS } from '../internals/icon/iconPaths';
import { mergeRefs } from '../internals/mergeProps';
import { returnFocus } from '../internals/returnFocus';
import { useTexts } from '../texts/TextsProvider';
import { type DialogTexts, dialogTexts } from './dialog.texts';

/** Why a dialog wants to close. */
export interface DialogChange {
  /** The cross, or the Escape key. */
  reason: 'close-press' | 'escape';
  /** What did it. */
  event: SyntheticEvent;
}

/** Props of `Dialog`; the rest goes to the `<dialog>`. */
export interface DialogProps
  extends Omit<
    ComponentProps<'dialog'>,
    'open' | 'title' | 'role' | 'onCancel' | 'onClose' | 'aria-labelledby'
  > {
  /** Whether it is open. It never closes by itself: `onOpenChange` asks its user to. */
  open: boolean;
  /** Asked to close it: set `open` to false, or leave it. */
  onOpenChange: (open: false, change: DialogChange) => void;
  /**
   * `alert` interrupts with something that needs an answer: its text is read out at once, and there is
   * no cross. Escape still asks. @default 'modal'
   */
  variant?: 'modal' | 'alert';
  /** The heading, which also names the dialog. */
  title: ReactNode;
  /** The buttons, the most wanted first. */
  actions?: ReactNode;
  /** What takes the focus. @default the first control */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Replaces texts one by one; what is undefined stays. */
  texts?: Partial<DialogTexts>;
}

/**
 * A question or a task that comes before the page (APG, dialog and alert dialog patterns), on the
 * browser's `<dialog>`: the page behind is inert, and the focus goes back to where it came from. A
 * press beside it does nothing, so nothing typed is lost by chance.
 */
export const Dialog = forwardRef<HTMLDialogElement, DialogProps>(function Dialog(
  {
    open,
    onOpenChange,
    variant = 'modal',
    title,
    actions,
    initialFocus,
    texts,
    children,
    className,
    ...rest
  },
  ref,
) {
  const { close } = useTexts(dialogTexts, texts);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const bodyId = useId();
  const isAlert = variant === 'alert';

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const cameFrom = document.activeElement;
    // Where the page has a scrollbar its room is kept, so that nothing moves.
    const { clientWidth } = document.documentElement;
    element.toggleAttribute('data-scrollbar', window.innerWidth > clientWidth);
    element.showModal();
    initialFocus?.current?.focus();
    return () => {
      element.close();
      returnFocus(cameFrom);
    };
  }, [open, initialFocus]);

  const askToClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    // Of this dialog, not of something in it that can be cancelled: a file field, another dialog.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onOpenChange(false, { reason: 'escape', event });
  };
  const stayOpen = ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    // Pressed twice, Escape closes in spite of all: what is said to be open, is.
    if (target === currentTarget && open && !currentTarget.open) currentTarget.showModal();
  };

  return (
    <dialog
      {...rest}
      ref={mergeRefs(dialog, ref)}
      className={clsx('ui-dialog', className)}
      data-variant={variant}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={isAlert ? bodyId : undefined}
      onCancel={askToClose}
      onClose={stayOpen}
    >
      <div className="ui-dialog-head">
        <h2 id={titleId} className="ui-heading-2">
          {title}
        </h2>
        {!isAlert && (
          <button
            type="button"
            className="ui-dialog-close"
            onClick={(event) => onOpenChange(false, { reason: 'close-press', event })}
          >
            <Icon path={CROSS} />
            <span className="ui-visually-hidden">{close}</span>
          </button>
        )}
      </div>
      <div id={bodyId} className="ui-dialog-body">
        {children}
      </div>
      {actions && <div className="ui-dialog-actions">{actions}</div>}
    </dialog>
  );
});
