import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef } from 'react';
import { Icon } from '../internals/icon/Icon';
import { ARROW_OUT } from '../internals/icon/iconPaths';
import { ownElement } from '../internals/ownElement';
import { type RenderProp, renderElement } from '../internals/renderElement';
import { useTexts } from '../texts/TextsProvider';
import { type ExternalLinkTexts, externalLinkTexts } from './externalLink.texts';

/** Props of `ExternalLink`; the rest goes to the `<a>`. */
export interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target'> {
  /** The address; one that ends in `.pdf` is announced as a PDF. */
  href: string;
  /** Another element, such as a router's link. @default `<a>` */
  render?: RenderProp<ComponentProps<'a'>> | undefined;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<ExternalLinkTexts> | undefined;
}

/** Leads out of the service in a new tab, and announces it (WCAG 2.2, technique G201). */
export const ExternalLink = forwardRef<HTMLAnchorElement, ExternalLinkProps>(function ExternalLink(
  { href, rel, texts, children, ...rest },
  ref,
) {
  const { newTab, pdf } = useTexts(externalLinkTexts, texts);
  const isPdf = /\.pdf($|[?#])/i.test(href);

  const own: ComponentProps<'a'> = {
    href,
    target: '_blank',
    rel: clsx('noopener', rel),
    className: 'ui-link',
    children: (
      <>
        {ownElement(children)}
        <span className="ui-external-link-end">
          <Icon className="ui-external-link-icon" path={ARROW_OUT} />
        </span>
        <span className="ui-visually-hidden">{` (${isPdf ? pdf : newTab})`}</span>
      </>
    ),
  };
  return renderElement('a', { ...rest, ref }, own);
});
