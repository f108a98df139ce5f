import { forwardRef } from 'react';
import {
  CloseButton,
  type CloseButtonProps,
  type CloseButtonState,
} from '../internals/CloseButton';
import { useDialog } from './DialogContext';

/** The state of a `DialogClose`. */
export interface DialogCloseState extends CloseButtonState {}

/** Props of `DialogClose`; the rest goes to its element. */
export interface DialogCloseProps extends CloseButtonProps {}

/**
 * A button that closes the dialog around it. Without children, the button is a cross, named 'Lukk'.
 * @attribute data-cross The button is the cross: it has no children and no `render`.
 */
export const DialogClose = forwardRef<HTMLButtonElement, DialogCloseProps>(
  function DialogClose(props, ref) {
    const { change } = useDialog();
    return (
      <CloseButton
        {...props}
        ref={ref}
        part="ui-dialog-close"
        onPress={(event) => change(false, 'close-press', event)}
      />
    );
  },
);
