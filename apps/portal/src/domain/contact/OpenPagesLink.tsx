import { Link } from '@forsikring/ui-kit';
import { OPEN_PAGES_PATH } from '../../platform/paths';

/** A link to the insurer's open pages, for when no contact is known. It needs no session and no configuration. */
export const OpenPagesLink = () => (
  <p>
    Trenger du hjelp? <Link href={OPEN_PAGES_PATH}>Gå til forsikringssidene våre</Link>.
  </p>
);
