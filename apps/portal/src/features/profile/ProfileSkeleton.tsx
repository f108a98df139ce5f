import { DescriptionRow, DescriptionTable, Skeleton } from '@forsikring/ui-kit';
import { profileLabels } from './profile.texts';
import './profile-table.css';

/** Reserves the room of a value in one line. */
export const ValueSkeleton = () => <Skeleton shape="text" className="profile-skeleton" />;

/** As high as the most common address: a street and a postal code. */
export const AddressSkeleton = () => (
  <>
    <ValueSkeleton />
    <ValueSkeleton />
  </>
);

interface ProfileSkeletonProps {
  /** Whether to show the row of the union membership. @default false */
  withMembership?: boolean;
}

/** The table while its values are loading, with its labels. */
export function ProfileSkeleton({ withMembership = false }: ProfileSkeletonProps) {
  const { address, member } = profileLabels;
  const labels = Object.values(profileLabels).filter((label) => withMembership || label !== member);
  return (
    <DescriptionTable>
      {labels.map((label) => (
        <DescriptionRow key={label} label={label}>
          {label === address ? <AddressSkeleton /> : <ValueSkeleton />}
        </DescriptionRow>
      ))}
    </DescriptionTable>
  );
}
