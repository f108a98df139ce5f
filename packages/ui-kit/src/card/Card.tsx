import { type ComponentProps, forwardRef } from 'react';
import { type RenderProp, renderElement } from '../internals/renderElement';

/** Props of `Card`; the rest goes to its element. */
export interface CardProps extends ComponentProps<'div'> {
  /** Another element, such as `<article />`. @default `<div>` */
  render?: RenderProp<ComponentProps<'div'>> | undefined;
}

/** A surface for one thing. */
export const Card = forwardRef<HTMLDivElement, CardProps>(function Card(props, ref) {
  return renderElement('div', { ...props, ref }, { className: 'ui-card' });
});

/** Props of `CardLink`; the rest goes to its element. */
export interface CardLinkProps extends ComponentProps<'a'> {
  /** Another element, such as a router's link: `<RouterLink to="/tilbud" />`. @default `<a>` */
  render?: RenderProp<ComponentProps<'a'>> | undefined;
}

/** The link of a card: covers the whole `Card`, and other controls stay above the link. */
export const CardLink = forwardRef<HTMLAnchorElement, CardLinkProps>(function CardLink(props, ref) {
  return renderElement('a', { ...props, ref }, { className: 'ui-card-link' });
});
