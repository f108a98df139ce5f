import { useHookContext } from './ApiContext';
import { useCall } from './useCall';

/** Whether the customer is a partner customer. */
export interface PartnerCustomer {
  /** Whether a partner bank keeps some of the agreements; false until known. */
  isPartner: boolean;
  /** Whether the older register is still being read. */
  loading: boolean;
  /** Whether the older register could not be read: agreements may be missing. */
  failed: boolean;
  /** Reads the older register again after a failure. */
  retry: () => void;
}

/**
 * Whether the customer is a partner customer: by their distributor, or by the register number of the
 * bank that they logged in through. `partners` of `ApiProvider` lists both.
 */
export function usePartnerCustomer(distributor: string): PartnerCustomer {
  const { distributors, registers } = useHookContext().partners;
  const byDistributor = distributors.includes(distributor);
  const legacy = useCall('getLegacyCustomer', {
    enabled: !byDistributor && registers.length > 0,
  });
  const register = legacy.data?.loginBankplassRegisterNummer;

  return {
    isPartner: byDistributor || (register !== undefined && registers.includes(register)),
    loading: legacy.loading,
    failed: legacy.error !== undefined,
    retry: () => {
      if (legacy.error) void legacy.reload();
    },
  };
}
