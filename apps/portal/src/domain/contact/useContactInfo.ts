import { useBankContact } from '@forsikring/api-client/react';
import type { FooterContact } from '@forsikring/ui-kit';
import { useAppContext } from '../../platform/AppContext';
import { contactOf } from './contactOf';

/**
 * The contact to show: the customer's own bank when it can be reached by phone or e-mail, else the
 * contact of the configuration (docs/specification/shell.md#footer).
 */
export function useContactInfo(): FooterContact | undefined {
  const { readConfig } = useAppContext();
  const { data } = useBankContact();
  const bank = contactOf(data);
  if (bank?.phone || bank?.email) return bank;
  return contactOf(readConfig('distributor.kontaktinfo'));
}
