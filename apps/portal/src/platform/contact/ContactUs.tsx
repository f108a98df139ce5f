import { Link } from '@forsikring/ui-kit';
import { mailLink } from '../format/mailLink';
import { telLink } from '../format/telLink';
import { useClickTracking } from '../tracking/useClickTracking';
import { useContactInfo } from './useContactInfo';

/** The offer to contact us; nothing where nobody is named. */
export function ContactUs() {
  const { phone, email } = useContactInfo() ?? {};
  const track = useClickTracking();
  if (!phone && !email) return null;
  return (
    <p>
      Kontakt oss
      {phone && (
        <>
          {' på telefon '}
          <Link href={telLink(phone)} onClick={() => track('lenke', 'Ring oss', 'kontakt-telefon')}>
            {phone}
          </Link>
        </>
      )}
      {phone && email && ' eller'}
      {email && (
        <>
          {' på e-post '}
          <Link
            href={mailLink(email)}
            onClick={() => track('lenke', 'Send e-post', 'kontakt-epost')}
          >
            {email}
          </Link>
        </>
      )}
      .
    </p>
  );
}
