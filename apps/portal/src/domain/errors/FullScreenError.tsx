import type { Label } from '@forsikring/tracking-consent';
import { useTrackOnce } from '@forsikring/tracking-consent/react';
import { ErrorPage, type FooterContact } from '@forsikring/ui-kit';
import { usePageHeading } from '../../platform/navigation/PageHeading';
import { LazyPicture } from '../../platform/pictures/LazyPicture';
import { platformTexts } from '../../platform/platform.texts';
import { RetryButton } from '../../platform/section/RetryButton';
import type { PortalEvents } from '../../platform/tracking/portalEvents';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { ContactOffer } from '../contact/ContactOffer';
import { fullScreenErrorTexts } from '../domain.texts';
import { WaysOn } from './WaysOn';

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
  /** Whether the customer has left the pages before this one for good. @default false */
  left?: boolean;
}

/**
 * A page for errors that no part of a page can handle: a retry, the ways on, and a contact. It needs no
 * configuration, no session and no router.
 */
export function FullScreenError({
  title = fullScreenErrorTexts.title,
  contact,
  lead = leadFor(contact),
  onRetry = () => window.location.reload(),
  distributor,
  left = false,
}: FullScreenErrorProps) {
  const heading = usePageHeading(title, distributor);
  useTrackOnce<PortalEvents>(title, (tracker) =>
    tracker.track('Kjopssperre', { type: 'generell', navn: title, hendelse: 'Feilside vist' }),
  );
  const track = useClickTracking();
  const retry = () => {
    track('knapp', platformTexts.retry, 'side-prov-igjen');
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
          <RetryButton variant="primary" onClick={retry} />
          <WaysOn left={left} />
        </>
      }
    >
      <ContactOffer contact={contact} />
    </ErrorPage>
  );
}

/** The lead suggests contacting us only if the page shows a contact. */
function leadFor(contact: FooterContact | undefined): string {
  const { again, againOrContact } = fullScreenErrorTexts;
  return contact?.phone || contact?.email ? againOrContact : again;
}
