import { useCallback } from 'react';
import { useApi } from './useApi';
import { useCall } from './useCall';
import { type FieldWrite, useFieldWrite } from './useFieldWrite';

/** How to reach the customer, and how to change that. */
export interface Contact {
  email: string | undefined;
  mobile: string | undefined;
  /** False where there is neither a customer number nor an older registration (specification part 1 §5). */
  editable: boolean;
  saveEmail: FieldWrite<string>;
  saveMobile: FieldWrite<string>;
}

/**
 * The contact details, from the register that keeps them: the insurer's own for customers with a
 * number, the older one for the rest. Saved there too, each field by itself.
 */
export function useContact(): Contact {
  const { client } = useApi();
  const customer = useCall('getCustomer').data;
  const legacy = useCall('getLegacyCustomer').data;
  const own = customer?.niceKundenummer !== undefined;
  const legacyEmail = legacy?.epost ?? '';

  const saveEmail = useFieldWrite<string>(
    own ? 'getCustomer' : 'getLegacyCustomer',
    own ? ['kontaktInformasjon', 'epostAdresse'] : ['epost'],
    useCallback(
      (value) =>
        own
          ? client.updateContact({ body: { epostAdresse: value } })
          : client.updateLegacyContact({ body: { epost: value } }),
      [own, client],
    ),
  );
  const saveMobile = useFieldWrite<string>(
    own ? 'getCustomer' : 'getLegacyCustomer',
    own ? ['kontaktInformasjon', 'mobilNummer'] : ['telefon'],
    useCallback(
      (value) =>
        own
          ? client.updateContact({ body: { mobilNummer: value } })
          : client.updateLegacyContact({ body: { epost: legacyEmail, telefon: value } }),
      [own, client, legacyEmail],
    ),
  );

  return {
    email: own ? customer?.kontaktInformasjon.epostAdresse : legacy?.epost,
    mobile: own ? customer?.kontaktInformasjon.mobilNummer : legacy?.telefon,
    editable: own || legacy?.eksisterer === true,
    saveEmail,
    saveMobile,
  };
}
