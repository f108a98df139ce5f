import { LongWords } from '@forsikring/foundation/react/LongWords';
import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, type ReactNode } from 'react';
import { Link } from '../link/Link';
import { useTexts } from '../texts/TextsProvider';
import { type FooterContact, FooterContactInfo } from './FooterContactInfo';
import { type FooterTexts, footerTexts } from './footer.texts';

/** Props of `Footer`; the rest goes to the `<footer>`. */
export interface FooterProps extends ComponentProps<'footer'> {
  /** The brand's logo, above everything else. @default none */
  logo?: ReactNode | undefined;
  /** Whom to contact. Without `contact`, `fallback` is shown. */
  contact?: FooterContact | undefined;
  /** Shown when there is no contact. */
  fallback?: ReactNode | undefined;
  /** The page about privacy and cookies. */
  privacyHref?: string | undefined;
  /** Opens the settings for cookies. Without `onCookieSettings` there is no button. */
  onCookieSettings?: (() => void) | undefined;
  /** What stands last, such as a note that the law asks for. */
  children?: ReactNode | undefined;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<FooterTexts> | undefined;
}

/** The end of every page: who to contact and when, privacy and cookies, and what else belongs there. */
export const Footer = forwardRef<HTMLElement, FooterProps>(function Footer(
  {
    logo,
    contact,
    fallback,
    privacyHref,
    onCookieSettings,
    children,
    texts: ownTexts,
    className,
    ...rest
  },
  ref,
) {
  const texts = useTexts(footerTexts, ownTexts);
  return (
    <footer {...rest} ref={ref} className={clsx('ui-footer', className)}>
      <div className="ui-footer-content">
        {logo && <div className="ui-footer-logo">{logo}</div>}
        {contact ? <FooterContactInfo contact={contact} texts={texts} /> : fallback}
        {(privacyHref || onCookieSettings) && (
          <ul className="ui-footer-links" role="list">
            {privacyHref && (
              <li>
                <Link href={privacyHref}>
                  <LongWords>{texts.privacy}</LongWords>
                </Link>
              </li>
            )}
            {onCookieSettings && (
              <li>
                <Link
                  className="ui-footer-button"
                  render={<button type="button" onClick={() => onCookieSettings()} />}
                >
                  <LongWords>{texts.cookieSettings}</LongWords>
                </Link>
              </li>
            )}
          </ul>
        )}
        {children && <div className="ui-footer-note">{children}</div>}
      </div>
    </footer>
  );
});
