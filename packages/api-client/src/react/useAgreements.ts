import type { AgreementList } from '../contract/agreements';
import { mergeAgreements } from '../core/mergeAgreements';
import { type Read, useCall } from './useCall';

/** The agreements of the insurer and, for partner customers, of the partner bank. */
export interface Agreements extends Omit<Read<AgreementList>, 'reload'> {
  /** Whether the partner bank's part is still on its way: sums are not final. */
  incomplete: boolean;
  /** Makes the calls again. */
  reload: () => void;
}

const PARTNER_DISTRIBUTORS = ['eika', 'fana', 'more'];
const PARTNER_REGISTERS = ['2050', '0502'];

/**
 * The customer's agreements. Partner customers are known by their distributor or by the register
 * number of the bank they logged in through (decisions §3). A partner call that fails leaves the
 * insurer's own list standing, with the warning that something may be missing.
 */
export function useAgreements({ distributor }: { distributor: string }): Agreements {
  const partnerDistributor = PARTNER_DISTRIBUTORS.includes(distributor);
  const own = useCall('getAgreements');
  const legacy = useCall('getLegacyCustomer', { enabled: !partnerDistributor });
  const register = legacy.data?.loginBankplassRegisterNummer;
  const isPartner =
    partnerDistributor || (register !== undefined && PARTNER_REGISTERS.includes(register));
  const partner = useCall('getPartnerAgreements', { enabled: isPartner });

  return {
    data: own.data && withPartner(own.data, partner),
    error: own.error,
    loading: own.loading,
    incomplete: legacy.loading || partner.loading,
    reload: () => {
      void own.reload();
      if (legacy.error) void legacy.reload();
      if (isPartner) void partner.reload();
    },
  };
}

function withPartner(own: AgreementList, partner: Read<AgreementList>): AgreementList {
  if (partner.data) return mergeAgreements(own, partner.data);
  return partner.error ? { ...own, systemSourceError: true } : own;
}
