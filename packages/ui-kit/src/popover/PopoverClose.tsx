import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, type MouseEvent } from 'react';
import { Button } from '../button/Button';
import { Icon } from '../internals/icon/Icon';
import { CROSS } from '../internals/icon/iconPaths';
import { composeEventHandlers } from '../internals/mergeProps';
import { type RenderProp, renderElement } from '../internals/renderElement';
import { useTexts } from '../texts/TextsProvider';
import { usePopoverParts } from './PopoverContext';
import { type PopoverTexts, popoverTexts } from './popover.texts';

/** The state of a `PopoverClose`. */
export interface PopoverCloseState {
  /** Whether it is the cross, without a text of its own. */
  cross: boolean;
}

/** Props of `PopoverClose`; the rest goes to its element. */
export interface PopoverCloseProps extends ComponentProps<'button'> {
  /** Another button, such as `<Button>Bruk filteret</Button>`. @default a plain `<button>` */
  render?: RenderProp<ComponentProps<'button'>, PopoverCloseState>;
  /** Replaces texts one by one; what is undefined stays. */
  texts?: Partial<PopoverTexts>;
}

/** Closes the popover that it is in. Without children it is a cross, named 'Lukk'. */
export const PopoverClose = forwardRef<HTMLButtonElement, PopoverCloseProps>(function PopoverClose(
  { render, texts, onClick, children, className, ...rest },
  ref,
) {
  const { close } = useTexts(popoverTexts, texts);
  const { change } = usePopoverParts();
  const cross = !render && children === undefined;
  const press = (event: MouseEvent) => change(false, 'close-press', event);

  return renderElement<ComponentProps<'button'>, PopoverCloseState>(
    'button',
    cross ? <Button variant="tertiary" iconOnly /> : render,
    {
      ...(render ? {} : { type: 'button' }),
      ...(cross ? { 'aria-label': close } : {}),
      ...rest,
      ref,
      className: clsx('ui-popover-close', className),
      onClick: composeEventHandlers(onClick, press),
      children: cross ? <Icon path={CROSS} /> : children,
    },
    { cross },
  );
});
