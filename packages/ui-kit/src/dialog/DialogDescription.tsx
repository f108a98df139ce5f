import { type ComponentProps, forwardRef, useId } from 'react';
import { type RenderProp, renderElement } from '../internals/renderElement';
import { useDialog } from './DialogContext';

/** Props of `DialogDescription`; the rest goes to its element. */
export interface DialogDescriptionProps extends ComponentProps<'div'> {
  /** Another element, such as `<p />`. @default `<div>` */
  render?: RenderProp<ComponentProps<'div'>> | undefined;
}

/**
 * A short text that is read out together with the title when the dialog opens. Leave text that is long, or has structure
 * that matters, outside the description (APG, dialog pattern).
 */
export const DialogDescription = forwardRef<HTMLDivElement, DialogDescriptionProps>(
  function DialogDescription(props, ref) {
    const { setDescription } = useDialog();
    const own = { ref: setDescription, className: 'ui-dialog-body' };
    return renderElement('div', { id: useId(), ...props, ref }, own);
  },
);
