import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef } from 'react';
import { useTexts } from '../texts/TextsProvider';
import { type NavTexts, navTexts } from './nav.texts';

/** Props of `NavBar`; the rest goes to the `<nav>`. */
export interface NavBarProps extends ComponentProps<'nav'> {
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<NavTexts> | undefined;
}

/** The places of the service in a row, for wide windows. Its children are `NavItem`s. */
export const NavBar = forwardRef<HTMLElement, NavBarProps>(function NavBar(
  { texts, children, className, ...rest },
  ref,
) {
  const { label } = useTexts(navTexts, texts);
  return (
    <nav aria-label={label} {...rest} ref={ref} className={clsx('ui-nav-bar', className)}>
      <ul className="ui-nav-bar-list" role="list">
        {children}
      </ul>
    </nav>
  );
});
