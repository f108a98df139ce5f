import type { Customer } from '@forsikring/api-client';
import {
  useAddresses,
  useCustomer,
  useLegacyCustomer,
  usePostalCodes,
  useReservation,
} from '@forsikring/api-client/react';
import { useEffect, useState } from 'react';

/** How long a customer who is known waits for what else stands in the table. */
const MOST_WAIT_MS = 2_000;

/** What the profile page knows. */
export interface ProfileReads {
  /** Undefined until the table can be shown. */
  customer: Customer | undefined;
  /** Why the customer could not be had. */
  error: unknown;
  reload: () => unknown;
}

/**
 * Starts the reads of the page together, and shows the customer once all have come: what comes later
 * would push the rows below it. Nobody waits long for it; once shown, the table stands.
 */
export function useProfileReads(): ProfileReads {
  const { data, error, reload } = useCustomer();
  const others = [useAddresses(), usePostalCodes(), useLegacyCustomer(), useReservation()];
  const known = data !== undefined;
  const [shown, setShown] = useState(false);
  if (!shown && known && !others.some(({ loading }) => loading)) setShown(true);

  useEffect(() => {
    if (!known) return;
    const timer = setTimeout(() => setShown(true), MOST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [known]);

  return { customer: shown ? data : undefined, error, reload };
}
