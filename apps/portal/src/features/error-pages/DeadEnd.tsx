import { ErrorPage } from '@forsikring/ui-kit';
import { ContactUs } from '../../domain/contact/ContactOffer';
import { WaysOn } from '../../domain/errors/WaysOn';
import { usePageHeading } from '../../platform/navigation/PageHeading';
import { Picture, type SpotName } from '../../platform/pictures/Picture';

interface DeadEndProps {
  variant: 'error' | 'block';
  title: string;
  lead: string;
  picture: SpotName;
}

/** A page that leads no further: it has a link to the overview, the way back, and the contact. */
export function DeadEnd({ variant, title, lead, picture }: DeadEndProps) {
  return (
    <ErrorPage
      variant={variant}
      picture={<Picture name={picture} />}
      headingRef={usePageHeading(title)}
      title={title}
      lead={lead}
      actions={<WaysOn primary />}
    >
      <ContactUs />
    </ErrorPage>
  );
}
