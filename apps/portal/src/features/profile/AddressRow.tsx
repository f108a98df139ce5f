import { useAddresses, usePostalCodes } from '@forsikring/api-client/react';
import { DescriptionRow, Skeleton } from '@forsikring/ui-kit';
import { AddressCards } from './AddressCards';
import { addressTexts } from './profile.texts';
import type { Retry } from './Retry';
import { RowFailure } from './RowFailure';

/** The row of the customer's addresses: on their way, failed, or there. */
export function AddressRow({ retry }: { retry: Retry }) {
  const { data, error, reload } = useAddresses();
  // Without the places, the postal codes stand by themselves.
  const places = usePostalCodes().data?.postnummerList;

  const label = data && data.kundeadresser.length > 1 ? addressTexts.several : addressTexts.one;
  return (
    <DescriptionRow label={label} className={data ? undefined : 'profile-address-room'}>
      {data ? (
        <AddressCards addresses={data.kundeadresser} places={places} />
      ) : error ? (
        <RowFailure text={addressTexts.failed} onRetry={() => retry(reload)} />
      ) : (
        <AddressSkeleton />
      )}
    </DescriptionRow>
  );
}

/** As high as the address that most have: a street and a place. */
export function AddressSkeleton() {
  return (
    <>
      <Skeleton shape="text" className="profile-skeleton" />
      <Skeleton shape="text" className="profile-skeleton" />
    </>
  );
}
