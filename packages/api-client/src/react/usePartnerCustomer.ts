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

const PARTNER_DISTRIBUTORS = ['eika', 'fana', 'more'];
const PARTNER_REGISTERS = ['2050', '0502'];

/**
 * Partner customers are known by their distributor, or by the register number of the bank that they
 * logged in through (decisions §3).
 */
export function usePartnerCustomer(distributor: string): PartnerCustomer {
  const byDistributor = PARTNER_DISTRIBUTORS.includes(distributor);
  const legacy = useCall('getLegacyCustomer', { enabled: !byDistributor });
  const register = legacy.data?.loginBankplassRegisterNummer;

  return {
    isPartner: byDistributor || (register !== undefined && PARTNER_REGISTERS.includes(register)),
    loading: legacy.loading,
    unknown: legacy.error !== undefined,
    retry: () => {
      if (legacy.error) void legacy.reload();
    },
  };
}
