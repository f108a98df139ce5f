import { useCallback } from 'react';
import { unstable_serialize } from 'swr';
import type { LegacyCustomer } from '../contract/customer';
import { MissingEmailError } from './MissingEmailError';
import { useSession } from './SessionProvider';
import { useApi } from './useApi';
import { readKey, useCall } from './useCall';
import { type FieldWrite, useFieldWrite } from './useFieldWrite';

/** How to reach the customer, and how to change that. */
export interface Contact {
  email: string | undefined;
  mobile: string | undefined;
  /** False where there is neither a customer number nor an older registration (specification part 1 §5). */
  editable: boolean;
  saveEmail: FieldWrite<string>;
  /** Rejects with `MissingEmailError`, and sends nothing, where the register needs an e-mail address first. */
  saveMobile: FieldWrite<string>;
}

/**
 * The contact details, from the register that keeps them: the insurer's own for customers with a
 * number, the older one for the rest. Saved there too, each field by itself.
 */
export function useContact(): Contact {
  const { client, cache } = useApi();
  const { sessionId } = useSession();
  const customer = useCall('getCustomer').data;
  const legacy = useCall('getLegacyCustomer').data;
  // Until the customer is known, neither register is theirs.
  const own = customer?.niceKundenummer !== undefined;
  const older = customer !== undefined && !own && legacy?.eksisterer === true;
  const register = own ? 'getCustomer' : 'getLegacyCustomer';

  /** The older register takes both: sent in turn, and with the e-mail address that it has by then. */
  const saveLegacyMobile = useCallback(
    async (telefon: string) => {
      const kept = cache.get(unstable_serialize(readKey(sessionId, 'getLegacyCustomer')));
      const epost = (kept?.data as LegacyCustomer | undefined)?.epost;
      if (!epost) throw new MissingEmailError();
      await client.updateLegacyContact({ body: { epost, telefon } });
    },
    [client, cache, sessionId],
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
    email: own ? customer?.kontaktInformasjon.epostAdresse : older ? legacy?.epost : undefined,
    mobile: own ? customer?.kontaktInformasjon.mobilNummer : older ? legacy?.telefon : undefined,
    editable: own || older,
    saveEmail,
    saveMobile,
  };
}
