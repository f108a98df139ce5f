import { Button, ErrorPage } from '@forsikring/ui-kit';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ContactUs } from '../domain/contact/ContactOffer';
import { BackButton } from '../domain/errors/BackButton';
import { errorPageTexts as texts } from '../features/error-pages/errorPages.texts';
import { report } from '../platform/monitoring/report';
import { useArrival } from '../platform/navigation/PageHeading';
import { useDocumentTitle } from '../platform/navigation/useDocumentTitle';
import { paths } from '../platform/paths';
import { Picture } from '../platform/pictures/Picture';
import { useClickTracking } from '../platform/tracking/useClickTracking';
import { Hyphenated } from '../platform/words/Hyphenated';

const TITLE = 'Denne siden ser ut til å være borte...';

/** The page for unknown addresses. The address itself is not reported, since it may contain personal data. */
export default function NotFoundRoute() {
  useEffect(() => report({ kind: 'unknown-page', message: 'An unknown page was requested' }), []);
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading);
  useDocumentTitle(TITLE);
  const track = useClickTracking();

  return (
    <ErrorPage
      variant="block"
      picture={<Picture name="unknown-page" />}
      headingRef={heading}
      title={TITLE}
      lead="Lenken kan være gammel, eller adressen kan ha en skrivefeil."
      actions={
        <>
          <Button
            render={<RouterLink to={paths.overview} />}
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
