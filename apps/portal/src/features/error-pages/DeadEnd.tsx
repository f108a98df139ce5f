import { Button, ErrorPage } from '@forsikring/ui-kit';
import { ContactUs } from '../../domain/contact/ContactOffer';
import { telLink } from '../../domain/contact/contactLinks';
import { useContactInfo } from '../../domain/contact/useContactInfo';
import { contactTexts } from '../../domain/domain.texts';
import { WaysOn } from '../../domain/errors/WaysOn';
import { usePageHeading } from '../../platform/navigation/PageHeading';
import { Picture, type SpotName } from '../../platform/pictures/Picture';
import { useClickTracking } from '../../platform/tracking/useClickTracking';

interface DeadEndProps {
  variant: 'error' | 'block';
  title: string;
  lead: string;
  picture: SpotName;
  /** Whether calling us is the main action, if a telephone is known. @default false */
  call?: boolean | undefined;
}

/** A page that leads no further: it has a link to the overview, the way back, and the contact. */
export function DeadEnd({ variant, title, lead, picture, call = false }: DeadEndProps) {
  const phone = useContactInfo()?.phone;
  const track = useClickTracking();
  return (
    <ErrorPage
      variant={variant}
      picture={<Picture name={picture} />}
      headingRef={usePageHeading(title)}
      title={title}
      lead={lead}
      actions={
        <>
          {call && phone && (
            <Button
              render={<a href={telLink(phone)} />}
              onClick={() => track('lenke', contactTexts.call, 'kontakt-telefon')}
            >
              {contactTexts.call}
            </Button>
          )}
          <WaysOn primary={!call} />
        </>
      }
    >
      <ContactUs />
    </ErrorPage>
  );
}
