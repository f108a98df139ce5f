import type { ContactInfo } from '@forsikring/api-client';
import type { FooterContact } from '@forsikring/ui-kit';
import { formatPhone } from '../formats/phone';

/** Formats a contact; undefined when it has no usable field. */
export function contactOf(info: Partial<ContactInfo> | undefined): FooterContact | undefined {
  const name = info?.navn?.trim();
  const phone = info?.telefon?.trim();
  const email = info?.epost?.trim();
  const openingHours = (info?.apningstider ?? []).map(({ dag, tid }) => ({
    days: dag,
    hours: tid,
  }));
  const contact: FooterContact = {
    ...(name && { name }),
    ...(phone && { phone: formatPhone(phone) }),
    ...(email && { email }),
    ...(openingHours.length > 0 && { openingHours }),
  };
  return Object.keys(contact).length > 0 ? contact : undefined;
}
