import { useEffect, useState } from 'react';
import type { AgreementList } from '../contract/agreements';
import { mergeAgreements } from '../core/mergeAgreements';
import { type Read, useCall } from './useCall';
import { usePartnerCustomer } from './usePartnerCustomer';

/** The agreements of the insurer and, for partner customers, of the partner bank. */
export interface Agreements extends Omit<Read<AgreementList>, 'reload'> {
  /** Whether the partner bank's part is still on its way: sums are not final. */
  incomplete: boolean;
  /** Makes the calls again. */
  reload: () => void;
}

/** How long the sums wait to know whether the customer is a partner's; most are not. */
const SLOW_MS = 3_000;

/**
 * The customer's agreements, for partner customers from both systems. A partner call that fails leaves the
 * insurer's own list standing, with the warning that something may be missing; so does not knowing
 * whether there is a partner.
 */
export function useAgreements({ distributor }: { distributor: string }): Agreements {
  const own = useCall('getAgreements');
  const membership = usePartnerCustomer(distributor);
  const partner = useCall('getPartnerAgreements', { enabled: membership.isPartner });

  const slow = useSlow(membership.loading);

  return {
    data: own.data && withPartner(own.data, partner, membership.unknown),
    error: own.error,
    loading: own.loading,
    incomplete: partner.loading || (membership.loading && !slow),
    reload: () => {
      void own.reload();
      membership.retry();
      if (membership.isPartner) void partner.reload();
    },
  };
}

function withPartner(
  own: AgreementList,
  partner: Read<AgreementList>,
  unknown: boolean,
): AgreementList {
  if (partner.data) return mergeAgreements(own, partner.data);
  return partner.error || unknown ? { ...own, systemSourceError: true } : own;
}

/** True once something has been on its way for so long that nobody should wait for it any more. */
function useSlow(loading: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  return slow;
}
