import { Link } from '@forsikring/ui-kit';
import { OPEN_PAGES_PATH } from '../paths';

/** Where to look for help when no contact is known: pages that need neither session nor configuration. */
export const OpenPagesLink = () => (
  <p>
    Trenger du hjelp? <Link href={OPEN_PAGES_PATH}>Gå til forsikringssidene våre</Link>.
  </p>
);
