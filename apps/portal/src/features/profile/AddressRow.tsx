import type { Address, PostalCode } from '@forsikring/api-client';
import { useAddresses, usePostalCodes, useRefreshAddress } from '@forsikring/api-client/react';
import { takesFocus } from '@forsikring/foundation/focus/focusPage';
import { Button, DescriptionRow, Tag } from '@forsikring/ui-kit';
import { useRef, useState } from 'react';
import type { SectionControls } from '../../platform/section/ReadSection';
import { useOutcome } from '../../platform/toasts/toasts';
import { addressLines } from './addressLines';
import { AddressSkeleton } from './ProfileSkeleton';
import { addressTexts, profileTexts } from './profile.texts';
import { RowFailure, SaveFailure } from './rowParts';

/** The row of the customer's addresses: loading, failed or ready. */
export function AddressRow({ retry }: { retry: SectionControls['retry'] }) {
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

interface AddressCardsProps {
  addresses: readonly Address[];
  /** The names of the postal codes' areas; undefined while they are unknown. */
  postalCodes: readonly PostalCode[] | undefined;
}

/** The addresses, the registered one first. A button fetches the registered address unless it is the only one. */
function AddressCards({ addresses, postalCodes }: AddressCardsProps) {
  const { run, running } = useRefreshAddress();
  const { fail, succeed } = useOutcome();
  const [failed, setFailed] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const cards = addresses
    .map((address) => ({ lines: addressLines(address, postalCodes), ...address }))
    .filter(({ lines }) => lines.length > 0)
    .sort((a, b) => Number(b.isFolkreregistrert) - Number(a.isFolkreregistrert));
  const replaceable = cards.at(-1)?.isFolkreregistrert !== true;

  const failure = addressTexts.refreshFailed;

  const refresh = async () => {
    setFailed(false);
    const registered = await run().then(
      ({ kundeadresser }) => kundeadresser.some(({ isFolkreregistrert }) => isFolkreregistrert),
      () => false,
    );
    if (registered) void succeed(addressTexts.refreshed);
    else fail(() => setFailed(true), { title: failure.title, content: failure.text });
    // The focused button is removed when the address is the registered one.
    if (document.activeElement === document.body) takesFocus(root.current);
  };

  return (
    <div ref={root} className="profile-addresses">
      {cards.length === 0 && <span>{profileTexts.missing}</span>}
      {cards.map((card, index) => (
        // The index is the key: an address has no id, and may occur twice.
        <div key={index} className="profile-address">
          {card.lines.map((line) => (
            <div key={line} translate="no">
              {line}
            </div>
          ))}
          {cards.length > 1 && card.isFolkreregistrert && (
            <Tag className="profile-address-tag">{addressTexts.registered}</Tag>
          )}
        </div>
      ))}
      {replaceable && (
        <div className="profile-address-refresh">
          {failed && <SaveFailure {...failure} />}
          <Button variant="secondary" loading={running} onClick={refresh}>
            {addressTexts.refresh}
          </Button>
        </div>
      )}
    </div>
  );
}
