import type { Address } from '../contract/address';
import type { ConsentText } from '../contract/consents';
import { hasCustomerNumber } from './hasCustomerNumber';
import { type Read, useCall } from './useCall';

/** The channel that the customer came through. */
export const useClientContext = () => useCall('getClientContext');

/** Who the customer can talk to at their bank. */
export const useBankContact = () => useCall('getBankContact');

/** Where to log in; `goto` is where that leads back to. */
export const useLogin = (goto: string) => useCall('getLogin', { query: { goto } });

/** What the customer should do for their vehicles. */
export const useMotorTasks = () => useCall('getMotorTasks');

/** How many health declarations the customer should fill in. */
export const useHealthDeclarations = () => useCall('getHealthDeclarations');

/** How many offers the customer should accept. */
export const useOffersToAccept = () => useCall('getOffersToAccept');

/** The customer's offers. */
export const useOffers = () => useCall('getOffers');

/** The customer as the insurer knows them, with what is being saved. */
export const useCustomer = () => useCall('getCustomer');

/** The customer as the older register knows them, with what is being saved. */
export const useLegacyCustomer = () => useCall('getLegacyCustomer');

/** The places of the postal codes. */
export const usePostalCodes = () => useCall('getPostalCodes');

/** Whether the customer wants no documents by post. */
export const useReservation = () => useCall('getReservation');

/** What the customer might need next, for a product or in general. */
export const useRecommendations = ({ product }: { product?: string } = {}) =>
  useCall('getRecommendations', { query: { produkt: product } });

/** The customer's addresses; asked for only where there is a customer number. */
export function useAddresses(): Read<{ kundeadresser: Address[] }> {
  const customer = useCustomer();
  const enabled = hasCustomerNumber(customer.data);
  return after(customer, useCall('getAddresses', { enabled }));
}

/** What the consents are about; asked for once it is known whether the customer is one of the bank. */
export function useConsentTexts(): Read<{ samtykketekster: ConsentText[] }> {
  const customer = useCustomer();
  const query = { bankkunde: customer.data?.isBankkunde };
  return after(
    customer,
    useCall('getConsentTexts', { enabled: customer.data !== undefined, query }),
  );
}

/** A read that waits for another: until that is there, its state is this one's too. */
function after<Data>(
  first: Pick<Read<unknown>, 'data' | 'loading' | 'error'>,
  read: Read<Data>,
): Read<Data> {
  if (first.data !== undefined) return read;
  return { ...read, loading: first.loading, error: first.error };
}
