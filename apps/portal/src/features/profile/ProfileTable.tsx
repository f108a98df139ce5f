import type { Customer } from '@forsikring/api-client';
import { hasCustomerNumber } from '@forsikring/api-client/react';
import { DescriptionRow, DescriptionTable, VisuallyHidden } from '@forsikring/ui-kit';
import { useState } from 'react';
import type { SectionControls } from '../../platform/section/ReadSection';
import { AddressRow } from './AddressRow';
import { ContactRows } from './ContactRows';
import { profileTexts as texts } from './profile.texts';
import { ReservationRow } from './ReservationRow';
import { SavedContext } from './useEditing';

interface ProfileTableProps {
  customer: Customer;
  /** Whether to show the row of the union membership. */
  withMembership: boolean;
  retry: SectionControls['retry'];
}

/** The customer's details, with forms for those that can be changed. */
export function ProfileTable({ customer, withMembership, retry }: ProfileTableProps) {
  const { navn, isLoMedlem } = customer;
  const numbered = hasCustomerNumber(customer);
  const [said, say] = useState('');
  // An id that was sent as a number has lost its leading zero.
  const nationalId = customer.ssn?.trim().replace(/^\d{10}$/, '0$&');

  return (
    <SavedContext.Provider value={say}>
      <DescriptionTable>
        <DescriptionRow label={texts.name}>{navn?.trim() || texts.missing}</DescriptionRow>
        <DescriptionRow label={texts.nationalId}>
          {nationalId ? formatNationalId(nationalId) : texts.missing}
        </DescriptionRow>
        {/* Without a customer number there is no address (docs/specification/profile.md#addresses). */}
        {numbered && <AddressRow retry={retry} />}
        <ContactRows numbered={numbered} retry={retry} />
        <ReservationRow retry={retry} />
        {withMembership && (
          <DescriptionRow label={texts.member}>{isLoMedlem ? texts.yes : texts.no}</DescriptionRow>
        )}
      </DescriptionTable>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </SavedContext.Provider>
  );
}

/**
 * Formats a national id of 11 digits as `010190 12345`, with a no-break space. Other texts are
 * unchanged (docs/specification/shell.md#formats).
 */
export function formatNationalId(id: string): string {
  const digits = id.replace(/\s/g, '');
  return /^\d{11}$/.test(digits) ? `${digits.slice(0, 6)}\u00a0${digits.slice(6)}` : id;
}
