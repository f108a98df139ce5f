import { Button, Page } from '@forsikring/ui-kit';
import { PageHeading } from '../navigation/PageHeading';

interface FullScreenErrorProps {
  /** @default 'Noe har gått galt' */
  title?: string;
  /** @default a hint to try again or to contact us */
  lead?: string;
  /** @default loads the page anew */
  onRetry?: () => void;
}

/** A page of its own for what no part of a page can mend. */
export function FullScreenError({
  title = 'Noe har gått galt',
  lead = 'Prøv igjen om litt. Kontakt oss hvis det fortsatt ikke virker.',
  onRetry = () => window.location.reload(),
}: FullScreenErrorProps) {
  return (
    <Page>
      <PageHeading title={title} lead={lead} />
      <p className="page-actions">
        <Button onClick={onRetry}>Prøv igjen</Button>
      </p>
    </Page>
  );
}
