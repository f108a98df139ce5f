import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef } from 'react';
import { type RenderProp, renderElement } from '../internals/renderElement';

/** Props of `Link`; the rest goes to its element. */
export interface LinkProps extends ComponentProps<'a'> {
  /** Another element, such as a router's link: `<RouterLink to="/tilbud" />`. @default `<a>` */
  render?: RenderProp<ComponentProps<'a'>>;
}

/** Leads to another page of the same service. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { render, className, ...rest },
  ref,
) {
  return renderElement('a', render, { ...rest, ref, className: clsx('ui-link', className) });
});
