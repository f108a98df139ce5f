import { type Read, useCall } from './useCall';
import { usePartnerCustomer } from './usePartnerCustomer';

/** Whether the customer has unread messages: `data` is undefined until known. */
export interface UnreadMessages extends Omit<Read<boolean>, 'reload'> {
  /** Reads the messages again. */
  reload: () => void;
}

/**
 * Reads whether the insurer or, for partner customers, the partner bank has unread messages. True as soon
 * as one of them has; false after both responses. `error` is a failure of either.
 */
export function useUnreadMessages({ distributor }: { distributor: string }): UnreadMessages {
  const own = useCall('getUnreadMessages');
  const { isPartner, loading: partnerUnknown } = usePartnerCustomer(distributor);
  const partner = useCall('getPartnerMessages', { enabled: isPartner });

  const unread = own.data?.hasUlesteMeldinger || (partner.data?.antallUleste ?? 0) > 0;
  const partnerKnown = isPartner ? partner.data !== undefined : !partnerUnknown;
  const known = unread || (own.data !== undefined && partnerKnown);
  const error = known ? undefined : (own.error ?? partner.error);
  return {
    data: known ? unread : undefined,
    error,
    loading: !known && error === undefined && (own.loading || partnerUnknown || partner.loading),
    reload: () => {
      void own.reload();
      if (isPartner) void partner.reload();
    },
  };
}
