import type { Customer } from '@forsikring/api-client';
import { hasCustomerNumber } from '@forsikring/api-client/react';
import { DescriptionRow, DescriptionTable, Skeleton } from '@forsikring/ui-kit';
import { AddressRow, AddressSkeleton } from './AddressRow';
import { ContactRows } from './ContactRows';
import {
  addressTexts,
  emailTexts,
  mobileTexts,
  profileTexts,
  reservationTexts,
  profileTexts as texts,
} from './profile.texts';
import { ReservationRow } from './ReservationRow';
import type { Retry } from './rowParts';

interface ProfileTableProps {
  customer: Customer;
  /** Whether to show the row of the union membership. */
  withMembership: boolean;
  retry: Retry;
}

/** The customer's details, with forms for those that can be changed. */
export function ProfileTable({ customer, withMembership, retry }: ProfileTableProps) {
  const { navn, isLoMedlem } = customer;
  const numbered = hasCustomerNumber(customer);
  // An id that was sent as a number has lost its leading zero.
  const nationalId = customer.ssn?.trim().replace(/^\d{10}$/, '0$&');

  return (
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

/** The table while its values are loading, with its labels. */
export function ProfileSkeleton({ withMembership }: { withMembership: boolean }) {
  const labels = [
    profileTexts.name,
    profileTexts.nationalId,
    addressTexts.one,
    mobileTexts.label,
    emailTexts.label,
    reservationTexts.label,
    ...(withMembership ? [profileTexts.member] : []),
  ];
  return (
    <DescriptionTable>
      {labels.map((label) => (
        <DescriptionRow key={label} label={label}>
          {label === addressTexts.one ? (
            <AddressSkeleton />
          ) : (
            <Skeleton shape="text" className="profile-skeleton" />
          )}
        </DescriptionRow>
      ))}
    </DescriptionTable>
  );
}
