import { type ComponentProps, forwardRef } from 'react';
import { CloseButton, type CloseButtonState } from '../internals/CloseButton';
import type { RenderProp } from '../internals/renderElement';
import { useTexts } from '../texts/TextsProvider';
import { usePopoverParts } from './PopoverContext';
import { type PopoverTexts, popoverTexts } from './popover.texts';

/** The state of a `PopoverClose`. */
export interface PopoverCloseState extends CloseButtonState {}

/** Props of `PopoverClose`; the rest goes to its element. */
export interface PopoverCloseProps extends ComponentProps<'button'> {
  /** Another button, such as `<Button>Bruk filteret</Button>`. @default a plain `<button>` */
  render?: RenderProp<ComponentProps<'button'>, PopoverCloseState> | undefined;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<PopoverTexts> | undefined;
}

/**
 * A button that closes the popover around it. Without children, the button is a cross, named 'Lukk'.
 * @attribute data-cross The button is the cross: it has no children and no `render`.
 */
export const PopoverClose = forwardRef<HTMLButtonElement, PopoverCloseProps>(function PopoverClose(
  { render, texts, ...rest },
  ref,
) {
  const { close } = useTexts(popoverTexts, texts);
  const { change } = usePopoverParts();

  return (
    <CloseButton
      {...rest}
      ref={ref}
      render={render}
      part="ui-popover-close"
      closeText={close}
      onPress={(event) => change(false, 'close-press', event)}
    />
  );
});
