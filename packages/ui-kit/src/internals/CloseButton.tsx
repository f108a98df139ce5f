import { type ComponentProps, forwardRef, type MouseEvent } from 'react';
import { Button } from '../button/Button';
import { Icon } from './icon/Icon';
import { CROSS } from './icon/iconPaths';
import { type RenderProp, renderElement } from './renderElement';

/** The state of a button that closes a dialog or a popover. */
export interface CloseButtonState {
  /** Whether the button is the cross, without a text of its own. */
  cross: boolean;
}

interface CloseButtonProps extends ComponentProps<'button'> {
  render: RenderProp<ComponentProps<'button'>, CloseButtonState> | undefined;
  /** The class of the part. */
  part: string;
  /** The name of the cross. */
  closeText: string;
  onPress: (event: MouseEvent) => void;
}

/** The button of `DialogClose` and `PopoverClose`. Without children it is a cross. */
export const CloseButton = forwardRef<HTMLButtonElement, CloseButtonProps>(function CloseButton(
  { render, part, closeText, onPress, children, ...rest },
  ref,
) {
  const cross = !render && children === undefined;

  return renderElement(
    'button',
    {
      ...(cross && { 'aria-label': closeText }),
      ...rest,
      render: cross ? <Button variant="tertiary" iconOnly /> : render,
      ref,
    },
    { className: part, onClick: onPress, children: cross ? <Icon path={CROSS} /> : children },
    { cross },
  );
});
