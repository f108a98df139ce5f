import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, type ReactNode } from 'react';
import { Card, CardLink, type CardLinkProps } from '../card/Card';
import { Icon } from '../internals/icon/Icon';
import { CHEVRON } from '../internals/icon/iconPaths';

/** Props of `LinkCard`; the rest goes to the card. */
export interface LinkCardProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The text of the link: the name of its target. */
  title: ReactNode;
  /** The level of the title's heading; no heading in a plain list of cards. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** The address of the link, unless `render` has one. */
  href?: string | undefined;
  /** A decorative sign beside the title, such as a picture of the product. */
  icon?: ReactNode | undefined;
  /** Another element for the link, such as a router's: `<RouterLink to="/tilbud" />`. @default `<a>` */
  render?: CardLinkProps['render'] | undefined;
}

/** A card that leads somewhere: the title is a link, and covers the whole card. Other controls stay above the link. */
export const LinkCard = forwardRef<HTMLDivElement, LinkCardProps>(function LinkCard(
  { title, headingLevel, href, icon, render, children, className, ...rest },
  ref,
) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <Card {...rest} ref={ref} className={clsx('ui-link-card', className)}>
      {icon && (
        <div className="ui-link-card-icon" aria-hidden="true">
          {icon}
        </div>
      )}
      <div className="ui-link-card-body">
        <Title className="ui-link-card-title">
          <CardLink href={href} render={render}>
            {title}
          </CardLink>
        </Title>
        {children}
      </div>
      <Icon className="ui-link-card-arrow" path={CHEVRON} />
    </Card>
  );
});
