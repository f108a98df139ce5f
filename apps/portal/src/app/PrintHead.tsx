import { useCustomer } from '@forsikring/api-client/react';
import { formatDate } from '../domain/formats/dates';
import { footerTexts } from './deferredShell.texts';

/** The customer's name and the day, at the top of a printed page: whoever asks for the paper needs both. */
export function PrintHead() {
  const name = useCustomer().data?.navn?.trim();
  if (!name) return null;
  return (
    <p className="print-head">
      <span translate="no">{name}</span>
      <span>{footerTexts.printed(formatDate(new Date().toISOString()) ?? '')}</span>
    </p>
  );
}
