import { useCallback } from 'react';
import { unstable_serialize } from 'swr';
import type { LegacyCustomer } from '../contract/customer';
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

  const savedEmail = useCallback((): string => {
    const kept = cache.get(unstable_serialize(readKey(sessionId, 'getLegacyCustomer')));
    return (kept?.data as LegacyCustomer | undefined)?.epost ?? '';
  }, [cache, sessionId]);

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
        own
          ? client.updateContact({ body: { mobilNummer: value } })
          : // The older register takes both: in turn, and with the e-mail that it has by then.
            client.updateLegacyContact({ body: { epost: savedEmail(), telefon: value } }),
      [own, client, savedEmail],
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
