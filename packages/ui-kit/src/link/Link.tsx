import clsx from 'clsx/lite';
import type { ComponentProps } from 'react';

/** Props of `Link`; everything goes to the `<a>`. */
export type LinkProps = ComponentProps<'a'>;

/** Leads to another page of the same service. Give a router's link the class `ui-link` instead. */
export function Link({ className, ...rest }: LinkProps) {
  return <a {...rest} className={clsx('ui-link', className)} />;
}
