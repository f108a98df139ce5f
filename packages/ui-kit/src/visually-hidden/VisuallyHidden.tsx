import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef } from 'react';

/** Props of `VisuallyHidden`; everything goes to the `<span>`. */
export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Text for assistive technology alone. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(
  function VisuallyHidden({ className, ...rest }, ref) {
    return <span {...rest} ref={ref} className={clsx('ui-visually-hidden', className)} />;
  },
);
