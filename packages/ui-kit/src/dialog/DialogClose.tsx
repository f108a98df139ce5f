import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, type MouseEvent } from 'react';
import { Button } from '../button/Button';
import { Icon } from '../internals/icon/Icon';
import { CROSS } from '../internals/icon/iconPaths';
import { composeEventHandlers } from '../internals/mergeProps';
import { type RenderProp, renderElement } from '../internals/renderElement';
import { useTexts } from '../texts/TextsProvider';
import { useDialog } from './DialogContext';
import { type DialogTexts, dialogTexts } from './dialog.texts';

/** The state of a `DialogClose`. */
export interface DialogCloseState {
  /** Whether it is the cross, without a text of its own. */
  cross: boolean;
}

/** Props of `DialogClose`; the rest goes to its element. */
export interface DialogCloseProps extends ComponentProps<'button'> {
  /** Another button, such as `<Button variant="secondary">Avbryt</Button>`. @default a plain `<button>` */
  render?: RenderProp<ComponentProps<'button'>, DialogCloseState>;
  /** Replaces texts one by one; what is undefined stays. */
  texts?: Partial<DialogTexts>;
}

/** Closes the dialog that it is in. Without children it is a cross, named 'Lukk'. */
export const DialogClose = forwardRef<HTMLButtonElement, DialogCloseProps>(function DialogClose(
  { render, texts, onClick, children, className, ...rest },
  ref,
) {
  const { close } = useTexts(dialogTexts, texts);
  const { change } = useDialog();
  const cross = !render && children === undefined;
  const press = (event: MouseEvent) => change(false, 'close-press', event);

  return renderElement<ComponentProps<'button'>, DialogCloseState>(
    'button',
    cross ? <Button variant="tertiary" iconOnly /> : render,
    {
      ...(render ? {} : { type: 'button' }),
      ...(cross ? { 'aria-label': close } : {}),
      ...rest,
      ref,
      className: clsx('ui-dialog-close', className),
      onClick: composeEventHandlers(onClick, press),
      children: cross ? <Icon path={CROSS} /> : children,
    },
    { cross },
  );
});
