import clsx from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';

/** Props of `Header`; the rest goes to the `<header>`. */
export interface HeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The brand's logo, in a link where it leads somewhere. */
  logo: ReactNode;
  /** Where the logo stands. @default 'start' */
  logoAlignment?: 'start' | 'center';
  /** Another brand for the bar alone, as `data-brand` names it. @default the page's */
  theme?: string;
  /** The buttons at the end of the bar. */
  children?: ReactNode;
}

/** The bar at the top of every page. Its height is the same in all brands. */
export function Header({
  logo,
  logoAlignment = 'start',
  theme,
  children,
  className,
  ...rest
}: HeaderProps) {
  return (
    <header
      {...rest}
      className={clsx('ui-header', className)}
      data-brand={theme}
      data-logo={logoAlignment === 'center' ? 'center' : undefined}
    >
      <div className="ui-header-bar">
        <div className="ui-header-logo">{logo}</div>
        {children && <div className="ui-header-actions">{children}</div>}
      </div>
    </header>
  );
}
