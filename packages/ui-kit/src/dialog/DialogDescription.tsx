import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, useId } from 'react';
import { mergeRefs } from '../internals/mergeProps';
import { useDialog } from './DialogContext';

/** Props of `DialogDescription`; the rest goes to the `<div>`. */
export interface DialogDescriptionProps extends ComponentProps<'div'> {}

/**
 * A short text that is read out together with the title when the dialog opens. What is long, or has
 * structure that matters, is better left outside it (APG, dialog pattern).
 */
export const DialogDescription = forwardRef<HTMLDivElement, DialogDescriptionProps>(
  function DialogDescription({ className, ...rest }, ref) {
    const { setDescription } = useDialog();
    const id = useId();
    return (
      <div
        id={id}
        {...rest}
        ref={mergeRefs<HTMLDivElement>(setDescription, ref)}
        className={clsx('ui-dialog-body', className)}
      />
    );
  },
);
