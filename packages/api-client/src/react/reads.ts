import type { Address } from '../contract/address';
import type { ConsentText } from '../contract/consents';
import type { Customer } from '../contract/customer';
import { type Read, useCall } from './useCall';

/** Reads the channel of the login. */
export const useClientContext = () => useCall('getClientContext');

/** Reads the contact details of the customer's bank. */
export const useBankContact = () => useCall('getBankContact');

/** Reads the address of the login page; `goto` is the address after the login. */
export const useLogin = (goto: string) => useCall('getLogin', { query: { goto } });

/** Reads the customer's motor tasks. */
export const useMotorTasks = () => useCall('getMotorTasks');

/** Counts the health declarations that the customer should fill in. */
export const useHealthDeclarations = () => useCall('getHealthDeclarations');

/** Counts the offers that the customer should accept. */
export const useOffersToAccept = () => useCall('getOffersToAccept');

/** Reads the customer's offers. */
export const useOffers = () => useCall('getOffers');

/** Reads the customer in the insurer's own register, with unsaved changes. */
export const useCustomer = () => useCall('getCustomer');

/** Reads the customer in the older register, with unsaved changes. */
export const useLegacyCustomer = () => useCall('getLegacyCustomer');

/** Reads the postal codes with the names of their postal areas. */
export const usePostalCodes = () => useCall('getPostalCodes');

/** Reads whether the customer wants no documents by post. */
export const useReservation = () => useCall('getReservation');

/** Reads the recommendations, for a product or in general. */
export const useRecommendations = ({ product }: { product?: string | undefined } = {}) =>
  useCall('getRecommendations', { query: { produkt: product } });

/** Whether the customer has a customer number, and is in the insurer's own register. An empty number does not count. */
export const hasCustomerNumber = (customer: Customer | undefined): boolean =>
  Boolean(customer?.niceKundenummer?.trim());

/** Reads the customer's addresses. Sends a request only when the customer has a customer number. */
export function useAddresses(): Read<{ kundeadresser: Address[] }> {
  const customer = useCustomer();
  const enabled = hasCustomerNumber(customer.data);
  return withDependency(customer, useCall('getAddresses', { enabled }));
}

/** Reads the consent texts, once it is known whether the customer is a bank customer. */
export function useConsentTexts(): Read<{ samtykketekster: ConsentText[] }> {
  const customer = useCustomer();
  const query = { bankkunde: customer.data?.isBankkunde };
  return withDependency(
    customer,
    useCall('getConsentTexts', { enabled: customer.data !== undefined, query }),
  );
}

/** Returns a read, with the loading and error state of another read until that other read has data. */
function withDependency<Data>(
  first: Pick<Read<unknown>, 'data' | 'loading' | 'error'>,
  read: Read<Data>,
): Read<Data> {
  if (first.data !== undefined) return read;
  return { ...read, loading: first.loading, error: first.error };
}
