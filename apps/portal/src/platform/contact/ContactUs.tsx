import { Link } from '@forsikring/ui-kit';
import { telLink } from '../format/telLink';
import { useContactInfo } from './useContactInfo';

/** The offer to contact us; nothing where nobody is named. */
export function ContactUs() {
  const { phone, email } = useContactInfo() ?? {};
  if (!phone && !email) return null;
  return (
    <p>
      Kontakt oss
      {phone && (
        <>
          {' på telefon '}
          <Link href={telLink(phone)}>{phone}</Link>
        </>
      )}
      {phone && email && ' eller'}
      {email && (
        <>
          {' på e-post '}
          <Link href={`mailto:${email}`}>{email}</Link>
        </>
      )}
      .
    </p>
  );
}
