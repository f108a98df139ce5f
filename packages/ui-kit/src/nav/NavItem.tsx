import clsx from 'clsx/lite';
import type { ComponentProps } from 'react';

/** Props of `NavItem`; everything goes to the `<li>`. */
export type NavItemProps = ComponentProps<'li'>;

/**
 * One place in a `NavBar` or a `NavMenu`. Put a link or a button of class `ui-nav-link` in it, with
 * `aria-current="page"` on the place where one is.
 */
export function NavItem({ className, ...rest }: NavItemProps) {
  return <li {...rest} className={clsx('ui-nav-item', className)} />;
}
