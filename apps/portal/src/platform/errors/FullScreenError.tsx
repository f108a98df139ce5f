import type { Label } from '@forsikring/tracking-consent';
import { useTracker, useTrackOnce } from '@forsikring/tracking-consent/react';
import { Button, Page } from '@forsikring/ui-kit';
import type { ReactNode } from 'react';
import { PageHeading } from '../navigation/PageHeading';
import { useClickTracking } from '../tracking/useClickTracking';

interface FullScreenErrorProps {
  /** @default 'Noe har gått galt' */
  title?: Label;
  /** @default a hint to try again or to contact us */
  lead?: string;
  /** @default loads the page anew */
  onRetry?: () => void;
  /** Stands under the lead. */
  children?: ReactNode;
}

/**
 * A page of its own for what no part of a page can mend. Needs no configuration, no session, no router,
 * and no code beyond what every page has.
 */
export function FullScreenError({
  title = 'Noe har gått galt',
  lead = 'Prøv igjen om litt. Kontakt oss hvis det fortsatt ikke virker.',
  onRetry = () => window.location.reload(),
  children,
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
      {children}
      <p className="page-actions">
        <Button onClick={retry}>Prøv igjen</Button>
      </p>
    </Page>
  );
}
