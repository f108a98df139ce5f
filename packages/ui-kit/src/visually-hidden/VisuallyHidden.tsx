import clsx from 'clsx/lite';
import type { ComponentProps } from 'react';

/** Props of `VisuallyHidden`; everything goes to the `<span>`. */
export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Text for assistive technology alone. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={clsx('ui-visually-hidden', className)} />;
}
