import { useCallback } from 'react';
import { useHookContext } from './useApi';
import { useCall } from './useCall';
import { useFieldWrite } from './useFieldWrite';

/** A yes or no of the customer. */
export interface CustomerConsent {
  /** Undefined where it is not known. */
  approved: boolean | undefined;
  /** Shows the answer at once and saves it. Rejects as the call does; the answer is then as it was. */
  save: (approved: boolean) => Promise<void>;
  /** Whether an answer is being saved. */
  saving: boolean;
}

/** The customer's consent to marketing, or to the use of what is known across services. */
export function useConsent(which: 'marketingConsent' | 'crossDomainConsent'): CustomerConsent {
  const { client } = useHookContext();
  const word = useCall('getCustomer').data?.samtykker[which];
  const send = useCallback(
    (value: string) => {
      const approved = value === 'AUTHORIZED';
      return client.updateConsent({
        body:
          which === 'marketingConsent'
            ? { marketingConsentApproved: approved }
            : { crossDomainConsentApproved: approved },
      });
    },
    [client, which],
  );
  const { save, saving } = useFieldWrite<string>('getCustomer', ['samtykker', which], send);

  return {
    approved: word === undefined ? undefined : word === 'AUTHORIZED',
    save: useCallback((approved) => save(approved ? 'AUTHORIZED' : 'NOT_AUTHORIZED'), [save]),
    saving,
  };
}
