import { type ComponentProps, forwardRef } from 'react';
import { type RenderProp, renderElement } from '../internals/renderElement';
import { stateAttributes } from '../internals/stateAttributes';

/** The state of a `NavItem`. */
export interface NavItemState {
  /** Whether the link leads to the page that is shown. */
  current: boolean;
}

/** Props of `NavItem`; the rest, `className` and `ref` go to the link. */
export interface NavItemProps extends ComponentProps<'a'> {
  /** Whether this is the page that is shown. A router's `NavLink` sets `aria-current` itself. @default false */
  current?: boolean | undefined;
  /** Whether a line parts the item from those above it in a `NavMenu`. @default false */
  startsGroup?: boolean | undefined;
  /** Another element than a link, such as a router's link or a `<button type="button" />`. @default `<a>` */
  render?: RenderProp<ComponentProps<'a'>, NavItemState> | undefined;
}

/**
 * One place in a `NavBar` or a `NavMenu`: a list item with its link.
 * @attribute data-current The link leads to the page that is shown.
 */
export const NavItem = forwardRef<HTMLAnchorElement, NavItemProps>(function NavItem(
  { current = false, startsGroup = false, ...rest },
  ref,
) {
  const own: ComponentProps<'a'> = {
    'aria-current': current ? 'page' : rest['aria-current'],
    className: 'ui-nav-link',
  };
  return (
    <li className="ui-nav-item" {...stateAttributes({ group: startsGroup })}>
      {renderElement('a', { ...rest, ref }, own, { current })}
    </li>
  );
});
