import { useTracker } from '@forsikring/tracking-consent/react';
import { Button, ErrorPage } from '@forsikring/ui-kit';
import { useEffect, useRef } from 'react';
import { ContactUs } from '../../domain/contact/ContactOffer';
import { BackButton } from '../../domain/errors/BackButton';
import { useArrival } from '../../platform/navigation/PageHeading';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle';
import { type blockTypes, type errorTypes, INSURANCE_PATH } from '../../platform/paths';
import { Picture, type SPOTS } from '../../platform/pictures/Picture';
import type { PortalEvents } from '../../platform/tracking/portalEvents';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { Hyphenated } from '../../platform/words/Hyphenated';
import { type ErrorPageText, errorPageTexts as texts } from './errorPages.texts';

interface TypedErrorPageProps {
  variant: 'error' | 'block';
  /** The type in the address. */
  type: (typeof errorTypes | typeof blockTypes)[number];
  text: ErrorPageText;
  picture: keyof typeof SPOTS;
}

/** An error or block page. Tracks `Kjopssperre` (docs/specification/other-pages.md#error-and-block-pages). */
export function TypedErrorPage({
  variant,
  type,
  text: { title, lead },
  picture,
}: TypedErrorPageProps) {
  const tracker = useTracker<PortalEvents>();
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading);
  useDocumentTitle(title);
  const tracked = useRef(false);
  useEffect(() => {
    if (tracked.current) return;
    tracked.current = true;
    const hendelse = variant === 'block' ? 'Sperreside vist' : 'Feilside vist';
    tracker.track('Kjopssperre', { type, navn: title, hendelse });
  }, [tracker, variant, type, title]);

  const track = useClickTracking();
  return (
    <ErrorPage
      variant={variant}
      picture={<Picture name={picture} />}
      headingRef={heading}
      title={title}
      lead={lead}
      actions={
        <>
          <Button
            render={<a href={INSURANCE_PATH} />}
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
