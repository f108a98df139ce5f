import type { Customer } from '@forsikring/api-client';
import {
  useAddresses,
  useCustomer,
  useLegacyCustomer,
  usePostalCodes,
  useReservation,
} from '@forsikring/api-client/react';
import { useHeld } from '../../platform/loading/useHeld';

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
  const held = useHeld(
    others.some((read) => read.loading),
    data !== undefined,
  );
  return { customer: held ? undefined : data, error, reload };
}
