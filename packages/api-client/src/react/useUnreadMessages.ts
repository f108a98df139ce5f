import { useCall } from './useCall';
import { usePartnerCustomer } from './usePartnerCustomer';

/** Whether the customer has messages to read. */
export interface UnreadMessages {
  /** From the insurer, or for partner customers from the partner bank; false until known. */
  unread: boolean;
  loading: boolean;
  /** Why the insurer's own answer failed. */
  error: unknown;
}

/** The unread messages of the insurer and, for partner customers, of the partner bank. */
export function useUnreadMessages({ distributor }: { distributor: string }): UnreadMessages {
  const own = useCall('getUnreadMessages');
  const { isPartner, loading } = usePartnerCustomer(distributor);
  const partner = useCall('getPartnerMessages', { enabled: isPartner });

  return {
    unread: (own.data?.hasUlesteMeldinger ?? false) || (partner.data?.antallUleste ?? 0) > 0,
    loading: own.loading || loading || partner.loading,
    error: own.error,
  };
}
