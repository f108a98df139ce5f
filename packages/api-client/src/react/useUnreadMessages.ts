import { useCall } from './useCall';
import { usePartnerCustomer } from './usePartnerCustomer';

/** Whether the customer has messages to read. */
export interface UnreadMessages {
  /** From the insurer, or for partner customers from the partner bank; false until known. */
  unread: boolean;
  /** Whether an answer is on its way. */
  loading: boolean;
  /** Why the insurer's own answer failed. */
  error: unknown;
  /** Asks again. */
  reload: () => void;
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
    reload: () => {
      void own.reload();
      if (isPartner) void partner.reload();
    },
  };
}
