import { type ComponentProps, forwardRef } from 'react';
import { nameWarning } from '../internals/nameWarning';
import { type RenderProp, renderElement } from '../internals/renderElement';

const warnWithoutName =
  process.env.NODE_ENV === 'production'
    ? undefined
    : nameWarning('A Link has no name. Give it a text, or an aria-label when it has only an icon.');

/** Props of `Link`; the rest goes to its element. */
export interface LinkProps extends ComponentProps<'a'> {
  /** Another element, such as a router's link: `<RouterLink to="/tilbud" />`. @default `<a>` */
  render?: RenderProp<ComponentProps<'a'>> | undefined;
}

/** Leads to another page of the same service. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  return renderElement('a', { ...props, ref }, { className: 'ui-link', ref: warnWithoutName });
});
