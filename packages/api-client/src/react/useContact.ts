import { useCallback } from 'react';
import { useHookContext } from './ApiContext';
import { MissingEmailError } from './MissingEmailError';
import { hasCustomerNumber } from './reads';
import { useSession } from './SessionProvider';
import { useCall } from './useCall';
import { type FieldWrite, useFieldWrite } from './useFieldWrite';

/** The customer's contact details, and how to change them. */
export interface Contact {
  /** Undefined until known, or when there is none. From the customer record when not `editable`. */
  email: string | undefined;
  /** Undefined until known, or when there is none. From the customer record when not `editable`. */
  mobile: string | undefined;
  /** False when the customer has no customer number and is not in the older register. */
  editable: boolean;
  /** Shows the address at once and saves it. */
  saveEmail: FieldWrite<string>;
  /**
   * Shows the number at once and saves it. Rejects with `MissingEmailError`, and saves nothing, when the
   * older register has no e-mail address. Reads the address before each save, and rejects when the read fails.
   */
  saveMobile: FieldWrite<string>;
}

/**
 * The contact details, from the register that keeps them: the insurer's own for customers with a
 * customer number, the older one for the others. Saves each field by itself, in the same register. For
 * customers that neither register can save, shows the contact details of the customer record.
 */
export function useContact(): Contact {
  const { client, writes } = useHookContext();
  const { sessionId } = useSession();
  const customer = useCall('getCustomer').data;
  const legacy = useCall('getLegacyCustomer').data;
  // While the customer is unknown, use neither register.
  const own = hasCustomerNumber(customer);
  const older = customer !== undefined && !own && legacy?.eksisterer === true;
  const neither = !own && legacy?.eksisterer === false;
  const record = own || neither ? customer?.kontaktInformasjon : undefined;
  const register = own ? 'getCustomer' : 'getLegacyCustomer';

  /** Sends the number with the current e-mail address, because the older register needs both. */
  const saveLegacyMobile = useCallback(
    async (telefon: string) => {
      // Not from the cache: a stale address would undo a change that was made elsewhere.
      const { epost } = await writes.readFor(sessionId, () => client.getLegacyCustomer());
      if (!epost) throw new MissingEmailError();
      await client.updateLegacyContact({ body: { epost, telefon } });
    },
    [client, writes, sessionId],
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
