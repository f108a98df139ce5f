import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, useId } from 'react';
import { mergeRefs } from '../internals/mergeProps';
import { type RenderProp, renderElement } from '../internals/renderElement';
import { usePopoverParts } from './PopoverContext';

/** Props of `PopoverTitle`; the rest goes to its element. */
export interface PopoverTitleProps extends ComponentProps<'h2'> {
  /** Another element, such as a heading of another level. @default `<h2>` */
  render?: RenderProp<ComponentProps<'h2'>>;
}

/** The heading of a popover, which also names it. */
export const PopoverTitle = forwardRef<HTMLHeadingElement, PopoverTitleProps>(function PopoverTitle(
  { render, className, ...rest },
  ref,
) {
  const { setTitle } = usePopoverParts();
  const id = useId();
  return renderElement('h2', render, {
    id,
    ...rest,
    ref: mergeRefs<HTMLHeadingElement>(setTitle, ref),
    className: clsx('ui-popover-title', className),
  });
});
