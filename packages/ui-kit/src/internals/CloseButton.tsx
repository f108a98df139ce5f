import { type ComponentProps, forwardRef, type MouseEvent } from 'react';
import { Button } from '../button/Button';
import { useTexts } from '../texts/TextsProvider';
import { type CloseButtonTexts, closeButtonTexts } from './closeButton.texts';
import { Icon } from './icon/Icon';
import { CROSS } from './icon/iconPaths';
import { type RenderProp, renderElement } from './renderElement';

/** The state of a button that closes a dialog or a popover. */
export interface CloseButtonState {
  /** Whether the button is the cross, without a text of its own. */
  cross: boolean;
}

/** Props of a button that closes a dialog or a popover; the rest goes to its element. */
export interface CloseButtonProps extends ComponentProps<'button'> {
  /** Another button, such as `<Button variant="secondary">Avbryt</Button>`. @default a plain `<button>` */
  render?: RenderProp<ComponentProps<'button'>, CloseButtonState> | undefined;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<CloseButtonTexts> | undefined;
}

interface OwnProps {
  /** The class of the part. */
  part: string;
  onPress: (event: MouseEvent) => void;
}

/** The button of `DialogClose` and `PopoverClose`. Without children it is a cross. */
export const CloseButton = forwardRef<HTMLButtonElement, CloseButtonProps & OwnProps>(
  function CloseButton({ render, texts, part, onPress, children, ...rest }, ref) {
    const { close } = useTexts(closeButtonTexts, texts);
    const cross = !render && children === undefined;

    return renderElement(
      'button',
      {
        ...(cross && { 'aria-label': close }),
        ...rest,
        render: cross ? <Button variant="tertiary" iconOnly /> : render,
        ref,
      },
      { className: part, onClick: onPress, children: cross ? <Icon path={CROSS} /> : children },
      { cross },
    );
  },
);
