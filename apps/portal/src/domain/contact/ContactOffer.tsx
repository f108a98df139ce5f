import { type FooterContact, Link } from '@forsikring/ui-kit';
import { OPEN_PAGES_PATH } from '../../platform/paths';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { WholeEmail } from '../../platform/words/WholeEmail';
import { contactTexts } from '../domain.texts';
import { mailLink, telLink } from './contactLinks';
import { EmailAddress } from './EmailAddress';
import { useContactInfo } from './useContactInfo';

/** Shows how to contact us by phone and e-mail, or a link to the open pages when neither is known. */
export function ContactOffer({ contact }: { contact: FooterContact | undefined }) {
  const { phone, email } = contact ?? {};
  const track = useClickTracking();
  if (!phone && !email) return <OpenPagesLink />;
  return (
    <p>
      {contactTexts.contact}
      {phone && (
        <span>
          {` ${contactTexts.byPhone} `}
          <Link
            translate="no"
            href={telLink(phone)}
            onClick={() => track('lenke', 'Ring oss', 'kontakt-telefon')}
          >
            {phone}
          </Link>
        </span>
      )}
      {phone && email && <span>{` ${contactTexts.or}`}</span>}
      {email && (
        <span>
          {` ${contactTexts.by} `}
          <WholeEmail>{contactTexts.email}</WholeEmail>{' '}
          <Link
            href={mailLink(email)}
            onClick={() => track('lenke', 'Send e-post', 'kontakt-epost')}
          >
            <EmailAddress>{email}</EmailAddress>
          </Link>
        </span>
      )}
      <span>.</span>
    </p>
  );
}

/** A link to the insurer's open pages, for when no contact is known. It needs no session and no configuration. */
export const OpenPagesLink = () => (
  <p>
    {contactTexts.help} <Link href={OPEN_PAGES_PATH}>{contactTexts.openPages}</Link>.
  </p>
);

/** Shows how to contact us, with the contact of the customer's bank or of the configuration. No page of the first view uses it. */
export function ContactUs() {
  return <ContactOffer contact={useContactInfo()} />;
}
