import { useCallback } from 'react';
import { useHookContext } from './ApiContext';
import { useCall } from './useCall';
import { useFieldWrite } from './useFieldWrite';

/** One consent of the customer, and how to change it. */
export interface CustomerConsent {
  /** Undefined when unknown. */
  approved: boolean | undefined;
  /** Shows the new value at once and saves it. Rejects as the call does, and then shows the old value. */
  save: (approved: boolean) => Promise<void>;
  /** Whether a save is pending. */
  saving: boolean;
}

/** The customer's consent to marketing, or to the use of data across services. */
export function useConsent(which: 'marketingConsent' | 'crossDomainConsent'): CustomerConsent {
  const { client } = useHookContext();
  const state = useCall('getCustomer').data?.samtykker[which];
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
    approved: state === undefined ? undefined : state === 'AUTHORIZED',
    save: useCallback((approved) => save(approved ? 'AUTHORIZED' : 'NOT_AUTHORIZED'), [save]),
    saving,
  };
}
