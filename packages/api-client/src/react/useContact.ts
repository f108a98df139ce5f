import { useCallback } from 'react';
import { hasCustomerNumber } from './hasCustomerNumber';
import { MissingEmailError } from './MissingEmailError';
import { useSession } from './SessionProvider';
import { useHookContext } from './useApi';
import { useCall } from './useCall';
import { type FieldWrite, useFieldWrite } from './useFieldWrite';

/** How to reach the customer, and how to change that. */
export interface Contact {
  /** Undefined until known, or where there is none. Where it is not `editable`, the customer record's. */
  email: string | undefined;
  /** Undefined until known, or where there is none. Where it is not `editable`, the customer record's. */
  mobile: string | undefined;
  /** False when the customer has no customer number and is not in the older register. */
  editable: boolean;
  /** Shows the address at once and saves it. */
  saveEmail: FieldWrite<string>;
  /**
   * Rejects with `MissingEmailError`, and saves nothing, where the register needs an e-mail address
   * first. The older register is asked for its address before each save, and fails the save if it
   * cannot be.
   */
  saveMobile: FieldWrite<string>;
}

/**
 * The contact details, from the register that keeps them: the insurer's own for customers with a
 * number, the older one for the rest. Saved there too, each field by itself. Customers that neither
 * register can save for see what their record carries.
 */
export function useContact(): Contact {
  const { client, writeQueues } = useHookContext();
  const { sessionId } = useSession();
  const customer = useCall('getCustomer').data;
  const legacy = useCall('getLegacyCustomer').data;
  // Until the customer is known, neither register is theirs.
  const own = hasCustomerNumber(customer);
  const older = customer !== undefined && !own && legacy?.eksisterer === true;
  const neither = !own && legacy?.eksisterer === false;
  const record = own || neither ? customer?.kontaktInformasjon : undefined;
  const register = own ? 'getCustomer' : 'getLegacyCustomer';

  /** The older register takes both: sent in turn, with the e-mail address that it has by now. */
  const saveLegacyMobile = useCallback(
    async (telefon: string) => {
      // Not from the cache: an address that was changed elsewhere would be taken back.
      const { epost } = await client.getLegacyCustomer();
      writeQueues.assertSession(sessionId);
      if (!epost) throw new MissingEmailError();
      await client.updateLegacyContact({ body: { epost, telefon } });
    },
    [client, writeQueues, sessionId],
  );

  const saveEmail = useFieldWrite<string>(
    register,
    own ? ['kontaktInformasjon', 'epostAdresse'] : ['epost'],
    useCallback(
      (value) =>
        own
          ? client.updateContact({ body: { epostAdresse: value } })
          : client.updateLegacyContact({ body: { epost: value } }),
      [own, client],
    ),
    { queue: own ? 'email' : 'contact' },
  );
  const saveMobile = useFieldWrite<string>(
    register,
    own ? ['kontaktInformasjon', 'mobilNummer'] : ['telefon'],
    useCallback(
      (value) =>
        own ? client.updateContact({ body: { mobilNummer: value } }) : saveLegacyMobile(value),
      [own, client, saveLegacyMobile],
    ),
    { queue: own ? 'mobile' : 'contact' },
  );

  return {
    email: older ? legacy?.epost : record?.epostAdresse,
    mobile: older ? legacy?.telefon : record?.mobilNummer,
    editable: own || older,
    saveEmail,
    saveMobile,
  };
}
