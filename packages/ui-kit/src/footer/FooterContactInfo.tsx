import { emailParts } from '@forsikring/foundation/texts/emailParts';
import { Fragment } from 'react';
import { Link } from '../link/Link';
import type { FooterTexts } from './footer.texts';

/** Whom a customer can reach. Missing details are left out. */
export interface FooterContact {
  /** The name of the unit, e.g. 'Kundeservice forsikring'. */
  name?: string | undefined;
  /** The phone number as people read it; the link has the number without spaces. */
  phone?: string | undefined;
  /** An address, which becomes a link. */
  email?: string | undefined;
  /** Rows of days and times, e.g. 'Man–fre' and '08–20'. */
  openingHours?: readonly { days: string; hours: string }[] | undefined;
}

interface FooterContactInfoProps {
  contact: FooterContact;
  texts: FooterTexts;
}

/** The contact part of the footer. */
export function FooterContactInfo({ contact, texts }: FooterContactInfoProps) {
  const { name, phone, email } = contact;
  // The contact comes from a server and may be anything.
  const openingHours = contact.openingHours ?? [];
  return (
    <div className="ui-footer-contact">
      <div>
        {name && (
          <h2 className="ui-footer-heading" translate="no">
            {name}
          </h2>
        )}
        {phone && (
          <p>
            <span>{`${texts.phone}:`}</span>{' '}
            <Link href={phoneHref(phone)} translate="no">
              {phone}
            </Link>
          </p>
        )}
        {email && (
          <p>
            <span>{`${texts.email}:`}</span>{' '}
            <Link key={email} href={emailHref(email)} translate="no">
              {breakable(email)}
            </Link>
          </p>
        )}
      </div>
      {openingHours.length > 0 && (
        <table className="ui-footer-hours">
          <caption className="ui-footer-heading">{texts.openingHours}</caption>
          <tbody>
            {openingHours.map(({ days, hours }) => (
              <tr key={`${days} ${hours}`}>
                <th scope="row">{days}</th>
                <td>{hours}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

/** The address, which may wrap between its parts. */
const breakable = (email: string) =>
  emailParts(email).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

const phoneHref = (phone: string) =>
  `tel:${encode(phone.replace(/\s/g, '')).replaceAll('%2B', '+')}`;
const emailHref = (email: string) => `mailto:${encode(email.trim()).replaceAll('%40', '@')}`;

/** Encodes what could add a subject, a text or a parameter. Half a character becomes U+FFFD. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
