import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, useId } from 'react';
import { mergeRefs } from '../internals/mergeProps';
import { type RenderProp, renderElement } from '../internals/renderElement';
import { useDialog } from './DialogContext';

/** Props of `DialogTitle`; the rest goes to its element. */
export interface DialogTitleProps extends ComponentProps<'h2'> {
  /** Another element, such as a heading of another level. @default `<h2>` */
  render?: RenderProp<ComponentProps<'h2'>>;
}

/** The heading of a dialog, which also names it. */
export const DialogTitle = forwardRef<HTMLHeadingElement, DialogTitleProps>(function DialogTitle(
  { render, className, ...rest },
  ref,
) {
  const { setTitle } = useDialog();
  const id = useId();
  return renderElement('h2', render, {
    id,
    ...rest,
    ref: mergeRefs<HTMLHeadingElement>(setTitle, ref),
    className: clsx('ui-dialog-title ui-heading-2', className),
  });
});
