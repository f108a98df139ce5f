import { useHookContext } from './useApi';
import { useCall } from './useCall';

/** Whether a partner bank keeps some of the customer's agreements. */
export interface PartnerCustomer {
  /** Whether one does; false until known. */
  isPartner: boolean;
  /** Whether that is not known yet. */
  loading: boolean;
  /** Whether it cannot be known: some agreements may be missing. */
  unknown: boolean;
  /** Asks again where asking failed. */
  retry: () => void;
}

/**
 * Partner customers are known by their distributor, or by the register number of the bank that they
 * logged in through. `partners` of `ApiProvider` lists both.
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
    unknown: legacy.error !== undefined,
    retry: () => {
      if (legacy.error) void legacy.reload();
    },
  };
}
