import { DescriptionRow, DescriptionTable, Skeleton } from '@forsikring/ui-kit';
import { AddressSkeleton } from './AddressRow';
import {
  addressTexts,
  emailTexts,
  mobileTexts,
  profileTexts,
  reservationTexts,
} from './profile.texts';

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
