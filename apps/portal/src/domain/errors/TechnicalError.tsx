import type { Label } from '@forsikring/tracking-consent';
import { useContactInfo } from '../contact/useContactInfo';
import { FullScreenError } from './FullScreenError';

interface TechnicalErrorProps {
  /** @default 'Noe har gått galt' */
  title?: Label;
  /** @default a hint to try again, and to contact us where a contact is known */
  lead?: string;
  /** @default loads the page again */
  onRetry?: () => void;
  /** Whether the customer has left the pages before this one for good. @default false */
  left?: boolean;
}

/** A full-screen error in the running portal, with the customer's contact. */
export function TechnicalError(props: TechnicalErrorProps) {
  return <FullScreenError {...props} contact={useContactInfo()} />;
}
