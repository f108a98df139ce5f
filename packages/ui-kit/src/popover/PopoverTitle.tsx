import { type ComponentProps, forwardRef, useId } from 'react';
import { type RenderProp, renderElement } from '../internals/renderElement';
import { usePopoverParts } from './PopoverContext';

/** Props of `PopoverTitle`; the rest goes to its element. */
export interface PopoverTitleProps extends ComponentProps<'h2'> {
  /** Another element, such as a heading of another level. @default `<h2>` */
  render?: RenderProp<ComponentProps<'h2'>> | undefined;
}

/** The heading of a popover, which also names it. */
export const PopoverTitle = forwardRef<HTMLHeadingElement, PopoverTitleProps>(
  function PopoverTitle(props, ref) {
    const { setTitle } = usePopoverParts();
    const own = { ref: setTitle, className: 'ui-popover-title' };
    return renderElement('h2', { id: useId(), ...props, ref }, own);
  },
);
