import { useBankContact } from '@forsikring/api-client/react';
import type { FooterContact } from '@forsikring/ui-kit';
import { useAppContext } from '../context/AppContext';
import { contactOf } from './contactOf';

/** Who to contact: the customer's own bank when logged in, else who the configuration names (decisions §3). */
export function useContactInfo(): FooterContact | undefined {
  const { readConfig } = useAppContext();
  const { data } = useBankContact();
  return (
    contactOf(data) ??
    contactOf(readConfig('distributor.kontaktinfo', (config) => config.distributor?.kontaktinfo))
  );
}
