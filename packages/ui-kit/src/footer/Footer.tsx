import clsx from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { ExternalLink } from '../external-link/ExternalLink';
import { Link } from '../link/Link';
import { useTexts } from '../texts/TextsProvider';
import { type FooterContact, FooterContactInfo } from './FooterContactInfo';
import { type FooterTexts, footerTexts } from './footer.texts';

/** Props of `Footer`; the rest goes to the `<footer>`. */
export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** Who to contact. Without it, `fallback` stands in its place. */
  contact?: FooterContact;
  /** What stands where there is no contact. */
  fallback?: ReactNode;
  /** The page about privacy and cookies. */
  privacyHref?: string;
  /** Opens the settings for cookies; without it there is no button. */
  onCookieSettings?: () => void;
  /** Where prices are compared. */
  priceComparisonHref?: string;
  /** Replaces texts one by one; what is undefined stays. */
  texts?: Partial<FooterTexts>;
}

/** The end of every page: who to contact and when, privacy, and where to compare prices. */
export function Footer({
  contact,
  fallback,
  privacyHref,
  onCookieSettings,
  priceComparisonHref,
  texts: ownTexts,
  className,
  ...rest
}: FooterProps) {
  const texts = useTexts(footerTexts, ownTexts);
  return (
    <footer {...rest} className={clsx('ui-footer', className)}>
      <div className="ui-footer-content">
        {contact ? <FooterContactInfo contact={contact} texts={texts} /> : fallback}
        {(privacyHref || onCookieSettings) && (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the semantics of a list without markers
          <ul className="ui-footer-links" role="list">
            {privacyHref && (
              <li>
                <Link href={privacyHref}>{texts.privacy}</Link>
              </li>
            )}
            {onCookieSettings && (
              <li>
                <button
                  type="button"
                  className="ui-link ui-footer-button"
                  onClick={() => onCookieSettings()}
                >
                  {texts.cookieSettings}
                </button>
              </li>
            )}
          </ul>
        )}
        {priceComparisonHref && (
          <p className="ui-footer-note">
            {texts.priceComparison}{' '}
            <ExternalLink href={priceComparisonHref}>{texts.priceComparisonLink}</ExternalLink>.
          </p>
        )}
      </div>
    </footer>
  );
}
