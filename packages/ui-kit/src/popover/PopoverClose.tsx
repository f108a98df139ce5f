import { forwardRef } from 'react';
import {
  CloseButton,
  type CloseButtonProps,
  type CloseButtonState,
} from '../internals/CloseButton';
import { usePopoverParts } from './PopoverContext';

/** The state of a `PopoverClose`. */
export interface PopoverCloseState extends CloseButtonState {}

/** Props of `PopoverClose`; the rest goes to its element. */
export interface PopoverCloseProps extends CloseButtonProps {}

/**
 * A button that closes the popover around it. Without children, the button is a cross, named 'Lukk'.
 * @attribute data-cross The button is the cross: it has no children and no `render`.
 */
export const PopoverClose = forwardRef<HTMLButtonElement, PopoverCloseProps>(
  function PopoverClose(props, ref) {
    const { change } = usePopoverParts();
    return (
      <CloseButton
        {...props}
        ref={ref}
        part="ui-popover-close"
        onPress={(event) => change(false, 'close-press', event)}
      />
    );
  },
);
