import { type ComponentProps, forwardRef, type ReactNode } from 'react';
import { type RenderProp, renderElement, renderPart } from '../internals/renderElement';

/** Props of `Header`; the rest goes to the `<header>`. */
export interface HeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The brand's logo; in a `HeaderLogo` where it leads somewhere. */
  logo: ReactNode;
  /** Where the logo stands. @default 'start' */
  logoAlignment?: 'start' | 'center' | undefined;
  /** Another brand for the bar alone, as `data-brand` names it. @default the page's */
  theme?: string | undefined;
  /** The buttons at the end of the bar. */
  children?: ReactNode | undefined;
}

/**
 * The bar at the top of every page. Its height is the same in all brands.
 * @attribute data-brand The bar has a `theme` of its own: its name.
 * @attribute data-logo The logo is in the middle: `center`.
 */
export const Header = forwardRef<HTMLElement, HeaderProps>(function Header(
  { logo, logoAlignment = 'start', theme, children, ...rest },
  ref,
) {
  const content = (
    <>
      <div className="ui-header-bar">
        <div className="ui-header-logo">{logo}</div>
        {children && <div className="ui-header-actions">{children}</div>}
      </div>
    </>
  );
  const own = { className: 'ui-header', children: content };
  return renderPart('header', { ...rest, ref }, own, {
    brand: theme,
    logo: logoAlignment === 'center' && logoAlignment,
  });
});

/** Props of `HeaderLogo`; the rest goes to its element. */
export interface HeaderLogoProps extends ComponentProps<'a'> {
  /** Another element, such as a router's link: `<RouterLink to="/" />`. @default `<a>` */
  render?: RenderProp<ComponentProps<'a'>> | undefined;
}

/** The logo of a `Header` as a link. Its name is the logo's. */
export const HeaderLogo = forwardRef<HTMLAnchorElement, HeaderLogoProps>(
  function HeaderLogo(props, ref) {
    return renderElement('a', { ...props, ref }, { className: 'ui-header-logo-link' });
  },
);
