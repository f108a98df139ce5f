import { type ComponentProps, forwardRef } from 'react';
import { CloseButton, type CloseButtonState } from '../internals/CloseButton';
import type { RenderProp } from '../internals/renderElement';
import { useTexts } from '../texts/TextsProvider';
import { useDialog } from './DialogContext';
import { type DialogTexts, dialogTexts } from './dialog.texts';

/** The state of a `DialogClose`. */
export interface DialogCloseState extends CloseButtonState {}

/** Props of `DialogClose`; the rest goes to its element. */
export interface DialogCloseProps extends ComponentProps<'button'> {
  /** Another button, such as `<Button variant="secondary">Avbryt</Button>`. @default a plain `<button>` */
  render?: RenderProp<ComponentProps<'button'>, DialogCloseState> | undefined;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<DialogTexts> | undefined;
}

/**
 * A button that closes the dialog around it. Without children, the button is a cross, named 'Lukk'.
 * @attribute data-cross The button is the cross: it has no children and no `render`.
 */
export const DialogClose = forwardRef<HTMLButtonElement, DialogCloseProps>(function DialogClose(
  { render, texts, ...rest },
  ref,
) {
  const { close } = useTexts(dialogTexts, texts);
  const { change } = useDialog();

  return (
    <CloseButton
      {...rest}
      ref={ref}
      render={render}
      part="ui-dialog-close"
      closeText={close}
      onPress={(event) => change(false, 'close-press', event)}
    />
  );
});
