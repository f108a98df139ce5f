import { type ComponentProps, forwardRef, type MouseEvent, useRef } from 'react';
import { type RenderProp, renderElement } from '../internals/renderElement';
import { useTriggerWarnings } from '../internals/useTriggerWarnings';
import { useDialog } from './DialogContext';

/** The state of a `DialogTrigger`. */
export interface DialogTriggerState {
  /** Whether the dialog is open. */
  open: boolean;
}

/** Props of `DialogTrigger`; the rest goes to its element. */
export interface DialogTriggerProps extends ComponentProps<'button'> {
  /** The button that opens the dialog: `<Button variant="secondary" />`. @default a plain `<button>` */
  render?: RenderProp<ComponentProps<'button'>, DialogTriggerState> | undefined;
}

/**
 * Opens the dialog of its `DialogRoot`, and gets the focus back when the dialog closes.
 * @attribute data-open The dialog is open.
 */
export const DialogTrigger = forwardRef<HTMLButtonElement, DialogTriggerProps>(
  function DialogTrigger(props, ref) {
    const { open, change } = useDialog();
    const trigger = useRef<HTMLButtonElement>(null);
    useTriggerWarnings(trigger, 'a dialog');
    const press = (event: MouseEvent<HTMLButtonElement>) => {
      // Safari does not focus a button that is pressed, and the focus returns to where it was.
      event.currentTarget.focus();
      change(true, 'trigger-press', event);
    };

    return renderElement(
      'button',
      { 'aria-haspopup': 'dialog', ...props, ref },
      { ref: trigger, 'aria-expanded': open, className: 'ui-dialog-trigger', onClick: press },
      { open },
    );
  },
);
