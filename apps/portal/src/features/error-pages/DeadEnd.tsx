import { Button, type ButtonProps, ErrorPage } from '@forsikring/ui-kit';
import { ContactUs } from '../../domain/contact/ContactOffer';
import { BackButton } from '../../domain/errors/BackButton';
import { usePageHeading } from '../../platform/navigation/PageHeading';
import { Picture, type SpotName } from '../../platform/pictures/Picture';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { Hyphenated } from '../../platform/words/Hyphenated';
import { errorPageTexts as texts } from './errorPages.texts';

interface DeadEndProps {
  variant: 'error' | 'block';
  title: string;
  lead: string;
  picture: SpotName;
  /** The link to the overview. */
  overview: ButtonProps['render'];
}

/** A page that leads no further: it has a link to the overview, the way back, and the contact. */
export function DeadEnd({ variant, title, lead, picture, overview }: DeadEndProps) {
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
          <Button
            render={overview}
            onClick={() => track('lenke', texts.toOverview, 'til-oversikten')}
          >
            <Hyphenated>{texts.toOverview}</Hyphenated>
          </Button>
          <BackButton />
        </>
      }
    >
      <ContactUs />
    </ErrorPage>
  );
}
