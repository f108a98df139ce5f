import type { Label } from '@forsikring/tracking-consent';
import { useTracker, useTrackOnce } from '@forsikring/tracking-consent/react';
import { Button, type FooterContact, Link, Page } from '@forsikring/ui-kit';
import { ContactOffer } from '../contact/ContactOffer';
import { PageHeading } from '../navigation/PageHeading';
import { INSURANCE_PATH } from '../paths';
import { useClickTracking } from '../tracking/useClickTracking';

interface FullScreenErrorProps {
  /** @default 'Noe har gått galt' */
  title?: Label;
  /** @default a hint to try again, and to contact us where a contact is known */
  lead?: string | undefined;
  /** @default loads the page again */
  onRetry?: (() => void) | undefined;
  /** Who the customer can reach, as far as it is known. */
  contact: FooterContact | undefined;
  /** Whether there is an overview to go back to. @default false */
  overview?: boolean;
}

/**
 * A page for errors that no part of a page can handle: another try, the overview where there is one, and
 * who to contact. Needs no configuration, no session and no router.
 */
export function FullScreenError({
  title = 'Noe har gått galt',
  contact,
  lead = leadFor(contact),
  onRetry = () => window.location.reload(),
  overview = false,
}: FullScreenErrorProps) {
  const tracker = useTracker();
  useTrackOnce(title, () =>
    tracker.track('Kjopssperre', { type: 'generell', navn: title, hendelse: 'Feilside vist' }),
  );
  const track = useClickTracking();
  const retry = () => {
    track('knapp', 'Prøv igjen', 'side-prov-igjen');
    onRetry();
  };

  return (
    <Page>
      <PageHeading title={title} lead={lead} />
      <ContactOffer contact={contact} />
      <p className="page-actions">
        <Button onClick={retry}>Prøv igjen</Button>
        {overview && (
          <Link
            href={INSURANCE_PATH}
            onClick={() => track('lenke', 'Til forsikringsoversikten', 'til-oversikten')}
          >
            Til forsikringsoversikten
          </Link>
        )}
      </p>
    </Page>
  );
}

/** Does not suggest to contact us where the page cannot say how. */
function leadFor(contact: FooterContact | undefined): string {
  const again = 'Prøv igjen om litt.';
  const reachable = contact?.phone || contact?.email;
  return reachable ? `${again} Kontakt oss hvis det fortsatt ikke virker.` : again;
}
