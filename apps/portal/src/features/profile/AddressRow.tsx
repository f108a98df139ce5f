import { useAddresses, usePostalCodes } from '@forsikring/api-client/react';
import { DescriptionRow, Skeleton } from '@forsikring/ui-kit';
import { AddressCards } from './AddressCards';
import { addressTexts } from './profile.texts';
import { type Retry, RowFailure } from './RowFailure';

/** The row of the customer's addresses: loading, failed or ready. */
export function AddressRow({ retry }: { retry: Retry }) {
  const { data, error, reload } = useAddresses();
  // Without the postal codes' names, an address ends with its postal code.
  const postalCodes = usePostalCodes();
  const retryBoth = () => Promise.all([reload(), postalCodes.error && postalCodes.reload()]);

  const label = data && data.kundeadresser.length > 1 ? addressTexts.several : addressTexts.one;
  return (
    <DescriptionRow label={label} className={data ? undefined : 'profile-address-room'}>
      {data ? (
        <>
          <AddressCards
            addresses={data.kundeadresser}
            postalCodes={postalCodes.data?.postnummerList}
          />
          {postalCodes.error !== undefined && !postalCodes.data && (
            <RowFailure
              text={addressTexts.postalCodesFailed}
              onRetry={() => retry(postalCodes.reload)}
            />
          )}
        </>
      ) : error ? (
        <RowFailure text={addressTexts.failed} onRetry={() => retry(retryBoth)} />
      ) : (
        <AddressSkeleton />
      )}
    </DescriptionRow>
  );
}

/** As high as the most common address: a street and a postal code. */
export function AddressSkeleton() {
  return (
    <>
      <Skeleton shape="text" className="profile-skeleton" />
      <Skeleton shape="text" className="profile-skeleton" />
    </>
  );
}
