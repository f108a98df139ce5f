import type { Label } from '@forsikring/tracking-consent';
import { useTrackOnce } from '@forsikring/tracking-consent/react';
import { Button, ErrorPage, type FooterContact } from '@forsikring/ui-kit';
import { usePageHeading } from '../../platform/navigation/PageHeading';
import { INSURANCE_PATH } from '../../platform/paths';
import { LazyPicture } from '../../platform/pictures/LazyPicture';
import type { PortalEvents } from '../../platform/tracking/portalEvents';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { Hyphenated } from '../../platform/words/Hyphenated';
import { ContactOffer } from '../contact/ContactOffer';
import { BackButton } from './BackButton';

interface FullScreenErrorProps {
  /** @default 'Noe har gått galt' */
  title?: Label;
  /** @default a hint to try again, and to contact us where a contact is known */
  lead?: string | undefined;
  /** @default loads the page again */
  onRetry?: (() => void) | undefined;
  /** The contact, if known. */
  contact: FooterContact | undefined;
  /** Its name in the title of the tab. @default the configuration's */
  distributor?: string | undefined;
  /** Whether to link to the overview. @default false */
  overview?: boolean;
}

/**
 * A page for errors that no part of a page can handle: a retry, contact, a link to the overview, and the way
 * back. It needs no configuration, no session and no router.
 */
export function FullScreenError({
  title = 'Noe har gått galt',
  contact,
  lead = leadFor(contact),
  onRetry = () => window.location.reload(),
  distributor,
  overview = false,
}: FullScreenErrorProps) {
  const heading = usePageHeading(title, distributor);
  useTrackOnce<PortalEvents>(title, (tracker) =>
    tracker.track('Kjopssperre', { type: 'generell', navn: title, hendelse: 'Feilside vist' }),
  );
  const track = useClickTracking();
  const retry = () => {
    track('knapp', 'Prøv igjen', 'side-prov-igjen');
    onRetry();
  };

  return (
    <ErrorPage
      picture={<LazyPicture name="error" />}
      headingRef={heading}
      title={title}
      lead={lead}
      actions={
        <>
          <Button onClick={retry}>Prøv igjen</Button>
          {overview && (
            <Button
              variant="secondary"
              render={<a href={INSURANCE_PATH} />}
              onClick={() => track('lenke', 'Til forsikringsoversikten', 'til-oversikten')}
            >
              <Hyphenated>Til forsikringsoversikten</Hyphenated>
            </Button>
          )}
          {window.history.length > 1 && <BackButton />}
        </>
      }
    >
      <ContactOffer contact={contact} />
    </ErrorPage>
  );
}

/** The lead suggests contacting us only if the page shows a contact. */
function leadFor(contact: FooterContact | undefined): string {
  const again = 'Prøv igjen om litt.';
  const reachable = contact?.phone || contact?.email;
  return reachable ? `${again} Kontakt oss hvis det fortsatt ikke virker.` : again;
}
