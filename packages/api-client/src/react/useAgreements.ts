import type { AgreementList } from '../contract/agreements';
import { mergeAgreements } from '../core/mergeAgreements';
import { type Read, useCall } from './useCall';
import { usePartnerCustomer } from './usePartnerCustomer';

/** The agreements of the insurer and, for partner customers, of the partner bank. */
export interface Agreements extends Omit<Read<AgreementList>, 'reload'> {
  /** Whether agreements of a partner bank may still arrive: the sums are not final. */
  incomplete: boolean;
  /** Whether the request to the partner bank is pending, i.e. the customer is a partner customer. */
  partnerPending: boolean;
  /** Whether the partner bank's agreements could not be read, or it is unknown whether there are any. */
  partnerFailed: boolean;
  /** Reads the agreements again. */
  reload: () => void;
}

/**
 * Reads the customer's agreements, for partner customers from both systems. `data` is the insurer's own
 * list with `systemSourceError` when the partner call fails, or when it is unknown whether the customer
 * is a partner customer.
 */
export function useAgreements({ distributor }: { distributor: string }): Agreements {
  const own = useCall('getAgreements');
  const membership = usePartnerCustomer(distributor);
  const partner = useCall('getPartnerAgreements', { enabled: membership.isPartner });

  const failed = partner.data === undefined && (partner.error !== undefined || membership.failed);
  return {
    data: own.data && withPartner(own.data, partner.data, failed),
    error: own.error,
    loading: own.loading,
    incomplete: partner.loading || membership.loading,
    partnerPending: partner.loading,
    partnerFailed: failed,
    reload: () => {
      void own.reload();
      membership.retry();
      if (membership.isPartner) void partner.reload();
    },
  };
}

function withPartner(
  own: AgreementList,
  partner: AgreementList | undefined,
  failed: boolean,
): AgreementList {
  if (partner) return mergeAgreements(own, partner);
  return failed ? { ...own, systemSourceError: true } : own;
}
