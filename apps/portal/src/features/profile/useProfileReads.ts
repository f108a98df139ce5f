import {
  useAddresses,
  useCustomer,
  useLegacyCustomer,
  usePostalCodes,
  useReservation,
} from '@forsikring/api-client/react';

/**
 * Starts all reads of the page together, and returns the customer's. Each row shows a skeleton until
 * its own read has data.
 */
export function useProfileReads(): ReturnType<typeof useCustomer> {
  useAddresses();
  usePostalCodes();
  useLegacyCustomer();
  useReservation();
  return useCustomer();
}
