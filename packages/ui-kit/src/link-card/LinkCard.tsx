import clsx from 'clsx/lite';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { Icon } from '../internals/icon/Icon';
import { CHEVRON } from '../internals/icon/iconPaths';

/** What the link of a card is given. */
export interface LinkCardLinkProps {
  /** Where it leads. */
  href: string;
  /** Lays the link over the whole card. */
  className: string;
  /** The title. */
  children: ReactNode;
}

/** Props of `LinkCard`; the rest goes to the root. */
export interface LinkCardProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The name of what it leads to: the text of the link. */
  title: ReactNode;
  /** The level of the title's heading; none where a card stands in a plain list. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Where it leads. */
  href: string;
  /** A sign beside the title, such as a picture of the product. It says nothing by itself. */
  icon?: ReactNode;
  /** Makes the link, e.g. a router's. @default an `<a>` */
  renderLink?: (props: LinkCardLinkProps) => JSX.Element;
}

const plainLink = (props: LinkCardLinkProps) => <a {...props} />;

/** A card that leads somewhere: the link is its title, and covers it all. Other controls stay above. */
export function LinkCard({
  title,
  headingLevel,
  href,
  icon,
  renderLink = plainLink,
  children,
  className,
  ...rest
}: LinkCardProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div {...rest} className={clsx('ui-card ui-link-card', className)}>
      {icon && (
        <div className="ui-link-card-icon" aria-hidden="true">
          {icon}
        </div>
      )}
      <div className="ui-link-card-body">
        <Title className="ui-link-card-title">
          {renderLink({ href, className: 'ui-card-link', children: title })}
        </Title>
        {children}
      </div>
      <Icon className="ui-link-card-arrow" path={CHEVRON} />
    </div>
  );
}
