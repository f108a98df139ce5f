import type { ContactInfo } from '@forsikring/api-client';
import { useBankContact } from '@forsikring/api-client/react';
import type { FooterContact } from '@forsikring/ui-kit';
import { useAppContext } from '../context/AppContext';

/** Who to contact: the customer's own bank when logged in, else who the configuration names (decisions §3). */
export function useContactInfo(): FooterContact | undefined {
  const { config } = useAppContext();
  const { data } = useBankContact();
  const info: Partial<ContactInfo> | undefined = data ?? config.distributor?.kontaktinfo;
  return info && toContact(info);
}

function toContact({ navn, telefon, epost, apningstider = [] }: Partial<ContactInfo>) {
  const contact: FooterContact = {
    ...(navn && { name: navn }),
    ...(telefon && { phone: telefon }),
    ...(epost && { email: epost }),
    ...(apningstider.length > 0 && {
      openingHours: apningstider.map(({ dag, tid }) => ({ days: dag, hours: tid })),
    }),
  };
  return Object.keys(contact).length > 0 ? contact : undefined;
}
