import { type ComponentProps, forwardRef, useId } from 'react';
import { type RenderProp, renderElement } from '../internals/renderElement';
import { useDialog } from './DialogContext';

/** Props of `DialogTitle`; the rest goes to its element. */
export interface DialogTitleProps extends ComponentProps<'h2'> {
  /** Another element, such as a heading of another level. @default `<h2>` */
  render?: RenderProp<ComponentProps<'h2'>> | undefined;
}

/** The heading of a dialog, which also names it. */
export const DialogTitle = forwardRef<HTMLHeadingElement, DialogTitleProps>(
  function DialogTitle(props, ref) {
    const { setTitle } = useDialog();
    const own = { ref: setTitle, className: 'ui-dialog-title ui-heading-2' };
    return renderElement('h2', { id: useId(), ...props, ref }, own);
  },
);
